import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { builtApp } from '../browser/product.ts';

export interface LoadedScripts {
  /** Of the site. */
  paths: ReadonlySet<string>;
  gzipKb: number;
  brotliKb: number;
}

/** Some screens ask every few seconds; a visit is over when this long no further script came. */
const QUIET_MS = 1_000;

function sizesOf(file: string): { gzip: number; brotli: number } {
  const content = readFileSync(file);
  return {
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
}

/** Opens an address in a browser with an empty cache and weighs every script that came, compressed as a CDN would. */
export async function loadedScripts(context: BrowserContext, url: string): Promise<LoadedScripts> {
  const page = await context.newPage();
  const paths = new Set<string>();
  let lastAt = performance.now();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The identity provider's widget, here simulated, is not part of the product's own code.
    const isOurs = !pathname.startsWith('/mock/');
    if (response.request().resourceType() !== 'script' || !response.ok() || !isOurs) return;
    paths.add(pathname);
    lastAt = performance.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  if (new URL(page.url()).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${page.url()}: this visit weighs another screen.`);
  while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  if (paths.size === 0) throw new Error(`${url} loaded no script: that is no visit.`);

  await page.close();
  return weigh(paths);
}

/** What of the second comes on top of the first. */
export function addition(before: LoadedScripts, after: LoadedScripts): LoadedScripts {
  return weigh(new Set([...after.paths].filter((path) => !before.paths.has(path))));
}

function weigh(paths: ReadonlySet<string>): LoadedScripts {
  const sizes = [...paths].map((path) => sizesOf(join(builtApp, path)));
  return {
    paths,
    gzipKb: sizes.reduce((sum, { gzip }) => sum + gzip, 0) / 1_000,
    brotliKb: sizes.reduce((sum, { brotli }) => sum + brotli, 0) / 1_000,
  };
}
