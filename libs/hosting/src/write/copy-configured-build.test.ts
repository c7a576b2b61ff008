import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConfigureOptions, copyConfiguredBuild } from './copy-configured-build.ts';

let folder = '';
let from = '';
let to = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  from = join(folder, 'build');
  to = join(folder, 'served');
  mkdirSync(join(from, 'assets'), { recursive: true });
  mkdirSync(join(from, '.vite'));
  writeFileSync(join(from, '.vite/manifest.json'), '{}');
  writeFileSync(join(from, 'assets/index-1.js'), 'one');
  writeFileSync(join(from, 'index.html'), '<script type="application/json" id="app-config">{}</script>');
  writeFileSync(join(from, 'sw.js'), '');
  writeFileSync(join(from, 'manifest.webmanifest'), '{"name":"Amana","short_name":"Amana","start_url":"/"}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function configureWith(options: Partial<ConfigureOptions>): Promise<string> {
  return copyConfiguredBuild({ from, to, basePath: '/', settings: {}, ...options });
}

function inThreeForms(...names: string[]): string[] {
  return names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}

test('the copy is configured, the build is not', async () => {
  await configureWith({ settings: { productName: 'Trust' } });

  expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('{"productName":"Trust"}');
  expect(readFileSync(join(from, 'index.html'), 'utf8')).toContain('>{}<');
  expect(readdirSync(to).sort()).toEqual([
    'assets',
    ...inThreeForms('index.html', 'manifest.webmanifest'),
    'sw.js',
  ]);
  expect(gunzipSync(readFileSync(join(to, 'index.html.gz'))).toString()).toContain('Trust');
});

test('scripts of an earlier build stay for pages that are still open', async () => {
  await configureWith({});
  rmSync(join(from, 'assets/index-1.js'));
  writeFileSync(join(from, 'assets/index-2.js'), 'two');

  await configureWith({});

  expect(readdirSync(join(to, 'assets')).sort()).toEqual(['index-1.js', 'index-2.js']);
});

test('the page of a base path loads its files from there', async () => {
  const place = '<script type="application/json" id="app-config">{}</script>';
  writeFileSync(join(from, 'index.html'), `${place}<script src="/assets/index-1.js"></script>`);

  const page = await configureWith({ basePath: '/shop/amana/', settings: { termsUrl: '/terms' } });

  expect(page).toContain('{"termsUrl":"/terms"}');
  expect(page).toContain('<script src="/shop/amana/assets/index-1.js">');
});

test('the manifest has the product name of the deployment', async () => {
  await configureWith({ settings: { productName: 'Trust' } });

  expect(JSON.parse(readFileSync(join(to, 'manifest.webmanifest'), 'utf8'))).toEqual({
    name: 'Trust',
    short_name: 'Trust',
    start_url: '/',
  });
});

test('refuses a folder without a build, and configuring in place', async () => {
  await expect(configureWith({ from: folder })).rejects.toThrow('build the web app first');
  await expect(configureWith({ to: `${from}/` })).rejects.toThrow('must be different folders');
});
