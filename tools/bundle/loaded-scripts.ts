import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';
import { builtApp } from '../browser/product.ts';

export interface LoadedScripts {
  /** Of the site. */
  paths: ReadonlySet<string>;
  brotliKb: number;
}

/** A visit is over when the page is idle and has asked for no further script for so long. */
const QUIET_MS = 1_000;

/** By file, in bytes; most pages load the same scripts. */
const knownSizes = new Map<string, number>();

function brotliSize(file: string): number {
  const size = knownSizes.get(file) ?? brotliCompressSync(readFileSync(file)).byteLength;
  knownSizes.set(file, size);
  return size;
}

/** Opens an address and weighs every script that the page asks for, compressed as a CDN would. */
export async function loadedScripts(context: BrowserContext, url: string): Promise<LoadedScripts> {
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (isOurScript(request)) paths.add(new URL(request.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (new URL(page.url()).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${page.url()}, which is another screen.`);
  if (paths.size === 0) throw new Error(`${url} loaded no script.`);
  for (let before = 0; before < paths.size;) {
    before = paths.size;
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  }
  await page.close();
  return weigh(paths);
}

/** The identity provider's widget, here simulated, is not part of the product's own code. */
function isOurScript(request: Request): boolean {
  return request.resourceType() === 'script' && !new URL(request.url()).pathname.startsWith('/mock/');
}

/** The scripts of the second visit that the first has not loaded. */
export function addition(before: LoadedScripts, after: LoadedScripts): LoadedScripts {
  return weigh(new Set([...after.paths].filter((path) => !before.paths.has(path))));
}

function weigh(paths: ReadonlySet<string>): LoadedScripts {
  const bytes = [...paths].reduce((sum, path) => sum + brotliSize(join(builtApp, path)), 0);
  return { paths, brotliKb: bytes / 1_000 };
}
