import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configure } from './configure.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { NginxOptions } from './nginx-config.ts';
import { nginxMain, nginxSite } from './nginx-config.ts';
import { securityHeaders } from './security-headers.ts';
import { headersFile, REDIRECTS_FILE } from './static-host-files.ts';

export interface NginxWanted {
  /** Where its two files are written. */
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
  readonly nginx: NginxWanted | null;
}

function apiOf({ settings, nginx }: Deployment): NginxOptions['api'] {
  const path = settings.config.apiBaseUrl;
  const upstream = nginx?.apiUpstream ?? null;
  if (upstream === null) return null;
  if (path.startsWith('/')) return { path, upstream };
  throw new Error(`--api-upstream is for an API on the same site, but apiBaseUrl is ${path}.`);
}

function writeNginx(folder: string, options: NginxOptions): void {
  // nginx makes the folders in it by itself, but not this one.
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginxMain(options));
  writeFileSync(join(folder, 'site.conf'), nginxSite(options));
}

/** The folder to serve, and what tells its web server how; nothing is written while a setting is wrong. */
export async function deploy(deployment: Deployment): Promise<void> {
  const { from, to, settings, staticHost, nginx } = deployment;
  if (settings.problems.length > 0)
    throw new Error(['Nothing was written:', ...settings.problems].join('\n  '));
  const api = apiOf(deployment);
  const html = await configure({ from, to, settings: settings.given });
  // Of the page as it is now: the policy names its scripts and its origins.
  const headers = securityHeaders({ html, config: settings.config, framing: 'none' });
  if (nginx !== null) writeNginx(nginx.folder, { ...nginx, root: resolve(to), headers, api });
  if (!staticHost) return;
  writeFileSync(join(to, '_headers'), headersFile(headers));
  writeFileSync(join(to, '_redirects'), REDIRECTS_FILE);
  writeFileSync(join(to, 'not-found.txt'), 'Not found\n');
}
