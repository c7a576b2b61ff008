import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { writeAppConfig, writeBasePath, writePolicy } from '../page/configure-page.ts';
import type { ConfigureOptions } from '../configuration/configure-options.ts';
import type { DeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { HASHED_FILES } from '../headers/cache-control.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { DEFAULT_HSTS, FOLDER_HSTS, securityHeaders } from '../headers/security-headers.ts';
import { nginxFiles } from '../web-servers/nginx-files.ts';
import { headersFile, NOT_FOUND_PAGE, redirectsFile } from '../web-servers/static-host-files.ts';
import { precompressFile } from './precompress.ts';

const PAGE = 'index.html';
const MANIFEST = 'manifest.webmanifest';
/** Written by `npm run build`; the page has its content as the setting `release`. */
const RELEASE_FILE = 'release.txt';
const ENDINGS = ['', '.br', '.gz'];
/** Vite's manifest is for tools; the other files are written with the configuration. */
const NOT_COPIED = [
  '.vite',
  RELEASE_FILE,
  ...[PAGE, MANIFEST].flatMap((name) => ENDINGS.map((end) => name + end)),
];
/** First line of a static host's file; a file without it belongs to the operator. */
const WRITTEN_HERE = "# Written by 'npm run configure'.\n";

/** Replaces a file atomically for concurrent requests. */
async function replaceFile(file: string, content: string): Promise<void> {
  const written = `${file}.new`;
  writeFileSync(written, content);
  await precompressFile(written);
  for (const ending of ENDINGS) renameSync(written + ending, file + ending);
}

function namedManifest(manifest: string, name: string | undefined): string {
  const content: unknown = JSON.parse(manifest);
  return JSON.stringify(Object.assign({}, content, name === undefined ? {} : { name, short_name: name }));
}

/** Throws for what must not be written, before anything is. */
function refuse(
  { from, to, 'base-path': basePath, ...options }: ConfigureOptions,
  settings: DeploymentSettings,
) {
  const path = settings.config.apiBaseUrl;
  if (settings.problems.length > 0)
    throw new Error(['Nothing was written:', ...settings.problems].join('\n  '));
  if (!existsSync(join(from, PAGE)))
    throw new Error(`There is no ${PAGE} in ${from}: build the web app first.`);
  if (resolve(from) === to) throw new Error('--from and --to must be different folders.');
  if (options['api-upstream'] !== undefined) {
    if (!path.startsWith('/'))
      throw new Error(`--api-upstream is for an API on the same site, but apiBaseUrl is ${path}.`);
    // nginx refuses a second location for the same path.
    const own = ['/', '/.well-known/', basePath, basePath + HASHED_FILES];
    if (own.includes(path.replace(/\/*$/, '/')))
      throw new Error(
        `--api-upstream cannot forward apiBaseUrl ${path}, where the app's own files are: choose another, such as /api/v1.`,
      );
  }
  if (options['static-host'])
    for (const file of [join(to, '_headers'), join(to, '_redirects')])
      if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(WRITTEN_HERE))
        throw new Error(
          `${file} was not written by 'npm run configure', so nothing was written. Delete it if it is not needed; else configure into an empty folder and add the written rules to it.`,
        );
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Copies the build, writes the settings into its page, and the files of web servers. The page is written after its
 * files, and scripts of earlier builds stay for open pages.
 */
export async function configureBuild(options: ConfigureOptions, settings: DeploymentSettings): Promise<void> {
  refuse(options, settings);
  const { from, to, nginx, 'base-path': basePath, 'static-host': isStaticHost } = options;
  const { config } = settings;
  const built = (name: string) => readFileSync(join(from, name), 'utf8');
  // The checkout of this command may be newer than the build.
  const release = existsSync(join(from, RELEASE_FILE)) ? { release: built(RELEASE_FILE).trim() } : {};
  const given = { ...release, ...settings.given };
  const html = writeAppConfig(writeBasePath(built(PAGE), basePath), given);
  const page = writePolicy(html, contentSecurityPolicy({ html, config, framing: 'none' }));
  const { hsts = basePath === '/' ? DEFAULT_HSTS : FOLDER_HSTS } = options;
  const headers = securityHeaders({ html, config, framing: 'none', hsts: hsts === 'off' ? null : hsts });
  const manifest = namedManifest(built(MANIFEST), given.productName);
  const serverFiles = nginx === undefined ? {} : nginxFiles(options, config.apiBaseUrl, headers);
  // Written before the page, which browsers would block under an old policy.
  if (nginx !== undefined) {
    // nginx creates folders below this one only.
    for (const name of ['temporary', 'own']) mkdirSync(join(nginx, name), { recursive: true });
    writeFiles(nginx, serverFiles);
  }
  const appFolder = join(to, basePath);
  mkdirSync(appFolder, { recursive: true });
  // cpSync would copy a symbolic link itself.
  const build = realpathSync(from);
  cpSync(build, appFolder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(basename(source)),
  });
  // A copy has the mode of its file, which the web server's user may not be allowed to read.
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const copy = join(appFolder, relative(build, entry.parentPath), entry.name);
    if (existsSync(copy)) chmodSync(copy, entry.isDirectory() ? 0o755 : 0o644);
  }
  await replaceFile(join(appFolder, MANIFEST), manifest);
  await replaceFile(join(appFolder, PAGE), page);
  if (isStaticHost)
    writeFiles(to, {
      _headers: `${WRITTEN_HERE}\n${headersFile(headers, 'sw.js', basePath)}`,
      _redirects: WRITTEN_HERE + redirectsFile(basePath),
      [join(basePath, NOT_FOUND_PAGE)]: 'Not found\n',
    });
}
