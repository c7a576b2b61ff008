import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Images are compressed already. */
const TEXT_EXTENSIONS = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'];
const MIN_BYTES = 1_024;

export async function precompressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, await promisify(gzip)(content));
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
}

/** Compresses text files ahead of time, so that web servers need not compress per request. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_EXTENSIONS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).byteLength >= MIN_BYTES);
  await Promise.all(files.map((file) => precompressFile(file)));
}
