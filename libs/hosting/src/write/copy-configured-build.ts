import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { writeAppConfig, writeBasePath, writePolicy } from '../page/configure-page.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { precompressFile } from './precompress.ts';
import { type AppConfig, checkedConfig } from '../configuration/app-config.ts';

export interface ConfigureOptions {
  readonly from: string;
  readonly to: string;
  readonly basePath: string;
  readonly settings: Partial<AppConfig>;
}

const PAGE = 'index.html';
const MANIFEST = 'manifest.webmanifest';
/** Written by `npm run build`; the page has its content as the setting `release`. */
export const RELEASE_FILE = 'release.txt';
const ENDINGS = ['', '.br', '.gz'];
/** Vite's manifest is for tools; the other files are written with the configuration. */
const NOT_COPIED = [
  '.vite',
  RELEASE_FILE,
  ...[PAGE, MANIFEST].flatMap((name) => ENDINGS.map((end) => name + end)),
];

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

const builtFile = (from: string, name: string) => readFileSync(join(from, name), 'utf8');

export function configuredPage({ from, to, basePath, settings }: ConfigureOptions): string {
  if (!existsSync(join(from, PAGE)))
    throw new Error(`There is no ${PAGE} in ${from}: build the web app first.`);
  if (resolve(from) === resolve(to)) throw new Error('--from and --to must be different folders.');
  const html = writeAppConfig(writeBasePath(builtFile(from, PAGE), basePath), settings);
  const { config } = checkedConfig(settings);
  return writePolicy(html, contentSecurityPolicy({ html, config, framing: 'none' }));
}

/**
 * Copies the build, writes the settings into its page and returns the page. The page is written after its files, and
 * scripts of earlier builds stay for open pages.
 */
export async function copyConfiguredBuild(options: ConfigureOptions): Promise<string> {
  const { from, to, settings } = options;
  const html = configuredPage(options);
  const manifest = namedManifest(builtFile(from, MANIFEST), settings.productName);
  mkdirSync(to, { recursive: true });
  // cpSync would copy a symbolic link itself.
  cpSync(realpathSync(from), to, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(basename(source)),
  });
  await replaceFile(join(to, MANIFEST), manifest);
  await replaceFile(join(to, PAGE), html);
  return html;
}
