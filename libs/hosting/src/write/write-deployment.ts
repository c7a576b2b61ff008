import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configuredPage, copyConfiguredBuild } from './copy-configured-build.ts';
import type { DeploymentSettings } from '../configuration/read-deployment-settings.ts';
import {
  type NginxApi,
  type NginxOptions,
  NGINX_FILES,
  nginxApi,
  nginxApp,
  nginxMain,
  nginxSite,
  nginxUpstream,
} from '../web-servers/nginx-config.ts';
import { HASHED_FILES } from '../headers/cache-control.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import { securityText } from '../well-known.ts';
import { WRITTEN_HERE } from '../web-servers/file-text.ts';
import { type Preset, presetFiles } from '../web-servers/preset-files.ts';
import { headersFile, NOT_FOUND_PAGE, redirectsFile } from '../web-servers/static-host-files.ts';

export interface NginxDeployment extends Pick<NginxOptions, 'listen' | 'brotli' | 'tls' | 'accessLog'> {
  readonly folder: string;
  readonly api: Omit<NginxApi, 'path'> | null;
}

export interface Deployment {
  readonly from: string;
  readonly to: string;
  /** The app's folder below `to`, with a slash at both ends. */
  readonly basePath: string;
  readonly settings: DeploymentSettings;
  /** Null omits the header Strict-Transport-Security. */
  readonly hsts: string | null;
  readonly staticHost: boolean;
  /** Another server or host, whose files are written into `to`; null writes none. */
  readonly preset: Preset | null;
  /** An address for reports of weaknesses, in security.txt; null writes none. */
  readonly securityContact: string | null;
  readonly nginx: NginxDeployment | null;
}

function apiOf({ basePath, settings, nginx }: Deployment): NginxOptions['api'] {
  const path = settings.config.apiBaseUrl;
  const api = nginx?.api ?? null;
  if (api === null) return null;
  if (!path.startsWith('/'))
    throw new Error(`--api-upstream is for an API on the same site, but apiBaseUrl is ${path}.`);
  // nginx refuses a second location for the same path.
  const own = ['/', '/.well-known/', basePath, basePath + HASHED_FILES];
  if (own.includes(path.replace(/\/*$/, '/')))
    throw new Error(
      `--api-upstream cannot forward apiBaseUrl ${path}, where the app's own files are: choose another, such as /api/v1.`,
    );
  return { ...api, path };
}

function writeNginx(options: NginxOptions): void {
  const { folder } = options;
  const files = {
    'nginx.conf': nginxMain(options),
    'site.conf': nginxSite(options),
    [NGINX_FILES.upstream]: nginxUpstream(options),
    [NGINX_FILES.api]: nginxApi(options),
    [NGINX_FILES.app]: nginxApp(options),
  };
  // nginx creates folders below this one only.
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  mkdirSync(join(folder, NGINX_FILES.own), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function refuseForeign(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(WRITTEN_HERE))
    throw new Error(
      `${file} was not written by 'npm run configure', so nothing was written. Delete it if it is not needed; else configure into an empty folder and add the written rules to it.`,
    );
}

/** Writes the folder to serve and its web server's configuration. Throws for a wrong setting before writing. */
export async function writeDeployment(deployment: Deployment): Promise<void> {
  const { from, to, basePath, settings, hsts, staticHost, preset, securityContact, nginx } = deployment;
  if (settings.problems.length > 0)
    throw new Error(['Nothing was written:', ...settings.problems].join('\n  '));
  const api = apiOf(deployment);
  const [headersOfHost, redirectsOfHost] = [join(to, '_headers'), join(to, '_redirects')];
  if (staticHost) for (const file of [headersOfHost, redirectsOfHost]) refuseForeign(file);
  const appFolder = join(to, basePath);
  const build = { from, to: appFolder, basePath, settings: settings.given };
  // Needs the configured page, because the policy contains hashes of its scripts.
  const html = configuredPage(build);
  const headers = securityHeaders({ html, config: settings.config, framing: 'none', hsts });
  const { apiBaseUrl } = settings.config;
  const apiPath = apiBaseUrl.startsWith('/') ? apiBaseUrl : null;
  const filesOfPreset =
    preset === null
      ? []
      : Object.entries(presetFiles(preset, { root: resolve(to), basePath, apiPath, headers, html }));
  for (const [name, text] of filesOfPreset) if (text.startsWith(WRITTEN_HERE)) refuseForeign(join(to, name));
  // Written before the page, which browsers would block under an old policy.
  if (nginx !== null)
    writeNginx({ ...nginx, folder: resolve(nginx.folder), root: resolve(to), basePath, headers, api });
  await copyConfiguredBuild(build);
  // Apache reads its file for every request, so the new policy is not written before the copy, which takes seconds.
  for (const [name, text] of filesOfPreset) writeFileSync(join(to, name), text);
  if (securityContact !== null) {
    const wellKnown = join(to, '.well-known');
    mkdirSync(wellKnown, { recursive: true });
    writeFileSync(join(wellKnown, 'security.txt'), securityText(securityContact, new Date()));
  }
  if (!staticHost) return;
  writeFileSync(headersOfHost, `${WRITTEN_HERE}\n${headersFile(headers, 'sw.js', basePath)}`);
  writeFileSync(redirectsOfHost, WRITTEN_HERE + redirectsFile(basePath));
  writeFileSync(join(appFolder, NOT_FOUND_PAGE), 'Not found\n');
}
