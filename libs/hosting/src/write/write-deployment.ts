import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigureOptions } from '../configuration/configure-options.ts';
import type { DeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { HASHED_FILES } from '../headers/cache-control.ts';
import { DEFAULT_HSTS, FOLDER_HSTS, securityHeaders } from '../headers/security-headers.ts';
import { nginxFiles } from '../web-servers/nginx-files.ts';
import { headersFile, redirectsFile, NOT_FOUND_PAGE } from '../web-servers/static-host-files.ts';
import { configuredPage, copyConfiguredBuild } from './copy-configured-build.ts';

/** First line of a static host's file; a file without it belongs to the operator. */
const WRITTEN_HERE = "# Written by 'npm run configure'.\n";

function refuseForeign(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(WRITTEN_HERE))
    throw new Error(
      `${file} was not written by 'npm run configure', so nothing was written. Delete it if it is not needed; else configure into an empty folder and add the written rules to it.`,
    );
}

/** nginx refuses a second location for the same path. */
function refusePath(apiBaseUrl: string, basePath: string): void {
  if (!apiBaseUrl.startsWith('/'))
    throw new Error(`--api-upstream is for an API on the same site, but apiBaseUrl is ${apiBaseUrl}.`);
  const own = ['/', '/.well-known/', basePath, basePath + HASHED_FILES];
  if (own.includes(apiBaseUrl.replace(/\/*$/, '/')))
    throw new Error(
      `--api-upstream cannot forward apiBaseUrl ${apiBaseUrl}, where the app's own files are: choose another, such as /api/v1.`,
    );
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Writes the folder to serve and its web server's configuration. Throws for a wrong setting before writing. */
export async function writeDeployment(
  options: ConfigureOptions,
  settings: DeploymentSettings,
): Promise<void> {
  const { from, to, nginx, 'base-path': basePath, 'static-host': isStaticHost } = options;
  const { config, problems } = settings;
  if (problems.length > 0) throw new Error(['Nothing was written:', ...problems].join('\n  '));
  if (options['api-upstream'] !== undefined) refusePath(config.apiBaseUrl, basePath);
  if (isStaticHost) for (const name of ['_headers', '_redirects']) refuseForeign(join(to, name));
  const build = { from, to: join(to, basePath), basePath, settings: settings.given };
  const { hsts = basePath === '/' ? DEFAULT_HSTS : FOLDER_HSTS } = options;
  const headers = securityHeaders({
    // The configured page, because the policy contains hashes of its scripts.
    html: configuredPage(build),
    config,
    framing: 'none',
    hsts: hsts === 'off' ? null : hsts,
  });
  // Written before the page, which browsers would block under an old policy.
  if (nginx !== undefined) {
    // nginx creates folders below this one only.
    for (const name of ['temporary', 'own']) mkdirSync(join(nginx, name), { recursive: true });
    writeFiles(nginx, nginxFiles(nginx, options, { apiPath: config.apiBaseUrl, headers }));
  }
  await copyConfiguredBuild(build);
  if (isStaticHost)
    writeFiles(to, {
      _headers: `${WRITTEN_HERE}\n${headersFile(headers, 'sw.js', basePath)}`,
      _redirects: WRITTEN_HERE + redirectsFile(basePath),
      [join(basePath, NOT_FOUND_PAGE)]: 'Not found\n',
    });
}
