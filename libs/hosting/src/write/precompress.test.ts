import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('a large text file: compressed with gzip and brotli without loss', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const price = "₦1,000.00";\n'.repeat(100);
  writeFileSync(join(folder, 'assets/index.js'), script);
  writeFileSync(join(folder, 'assets/small.js'), 'export {};');
  writeFileSync(join(folder, 'icon.png'), script);

  await precompress(folder);

  expect(readdirSync(folder).sort()).toEqual(['assets', 'icon.png']);
  const assets = join(folder, 'assets');
  expect(readdirSync(assets).sort()).toEqual(['index.js', 'index.js.br', 'index.js.gz', 'small.js']);
  expect(gunzipSync(readFileSync(join(assets, 'index.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(readFileSync(join(assets, 'index.js.br'))).toString()).toBe(script);
});
