import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text; pictures are compressed already. */
const WORTH_IT = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'];
/** What is smaller fits into a packet or two as it is. */
const LEAST_BYTES = 1_024;

const withGzip = promisify(gzip);
const withBrotli = promisify(brotliCompress);

/** As a web server finds them: beside the file, with one ending more. */
export async function precompressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [gzipped, brotlied] = await Promise.all([
    withGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    withBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  ]);
  writeFileSync(`${file}.gz`, gzipped);
  writeFileSync(`${file}.br`, brotlied);
}

/** Once, when built, as small as it gets: no server compresses the same file for each visitor. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && WORTH_IT.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).byteLength >= LEAST_BYTES);
  await Promise.all(files.map((file) => precompressFile(file)));
}
