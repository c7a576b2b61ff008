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
import { writePageVersion } from './page-version.ts';
import { writeAppConfig } from './page.ts';
import { precompressFile } from './precompress.ts';

export interface ConfigureOptions {
  /** The build, which stays as it is. */
  readonly from: string;
  /** What is served. */
  readonly to: string;
  readonly settings: Readonly<Record<string, string>>;
}

const PAGE = 'index.html';
const WORKER = 'sw.js';
const MANIFEST = 'manifest.webmanifest';
const ENDINGS = ['', '.br', '.gz'];
/** Vite's record of the build is for tools; the rest is written below. */
const NOT_COPIED = ['.vite', ...[PAGE, WORKER, MANIFEST].flatMap((name) => ENDINGS.map((end) => name + end))];

/** Whoever reads it meanwhile reads the old one or the new one whole. */
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

/**
 * Copies the build and writes the configuration into its page, which it answers. The page comes after what it needs, and
 * scripts of earlier builds stay: at no moment does a visitor's page ask for a file that is not there.
 */
export async function configure({ from, to, settings }: ConfigureOptions): Promise<string> {
  if (!existsSync(join(from, PAGE)))
    throw new Error(`There is no ${PAGE} in ${from}: build the web app first.`);
  if (resolve(from) === resolve(to)) throw new Error('Serve a copy: --from and --to are the same folder.');
  const built = (name: string) => readFileSync(join(from, name), 'utf8');
  const html = writeAppConfig(built(PAGE), settings);
  const worker = writePageVersion(built(WORKER), html);
  const manifest = namedManifest(built(MANIFEST), settings['productName']);
  mkdirSync(to, { recursive: true });
  // The folder may be given by a link, which would be copied as a link.
  cpSync(realpathSync(from), to, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(basename(source)),
  });
  await replaceFile(join(to, MANIFEST), manifest);
  await replaceFile(join(to, PAGE), html);
  // Last: browsers that find it new fetch the page anew.
  await replaceFile(join(to, WORKER), worker);
  return html;
}
