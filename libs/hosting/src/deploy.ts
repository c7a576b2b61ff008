import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configure } from './configure.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { NginxOptions } from './nginx-config.ts';
import { nginxMain, nginxSite } from './nginx-config.ts';
import { securityHeaders } from './security-headers.ts';
import { headersFile, REDIRECTS_FILE } from './static-host-files.ts';

export interface NginxDeployment {
  /** For nginx.conf and site.conf. */
  readonly folder: string;
  readonly listen: string;
  readonly brotli: boolean;
  readonly apiUpstream: string | null;
}

export interface Deployment {
  readonly from: string;
  readonly to: string;
  readonly settings: DeploymentSettings;
  readonly staticHost: boolean;
  readonly nginx: NginxDeployment | null;
}

function apiOf({ settings, nginx }: Deployment): NginxOptions['api'] {
  const path = settings.config.apiBaseUrl;
  const upstream = nginx?.apiUpstream ?? null;
  if (upstream === null) return null;
  if (path.startsWith('/')) return { path, upstream };
  throw new Error(`--api-upstream is for an API on the same site, but apiBaseUrl is ${path}.`);
}

function writeNginx(folder: string, options: NginxOptions): void {
  // nginx creates the folders below this one, but not this one.
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginxMain(options));
  writeFileSync(join(folder, 'site.conf'), nginxSite(options));
}

/** Writes the folder to serve and the configuration of its web server. Throws before it writes where a setting is wrong. */
export async function deploy(deployment: Deployment): Promise<void> {
  const { from, to, settings, staticHost, nginx } = deployment;
  if (settings.problems.length > 0)
    throw new Error(['Nothing was written:', ...settings.problems].join('\n  '));
  const api = apiOf(deployment);
  const html = await configure({ from, to, settings: settings.given });
  // From the configured page, because the policy contains the hashes of its scripts.
  const headers = securityHeaders({ html, config: settings.config, framing: 'none' });
  if (nginx !== null) writeNginx(nginx.folder, { ...nginx, root: resolve(to), headers, api });
  if (!staticHost) return;
  writeFileSync(join(to, '_headers'), headersFile(headers));
  writeFileSync(join(to, '_redirects'), REDIRECTS_FILE);
  writeFileSync(join(to, 'not-found.txt'), 'Not found\n');
}
