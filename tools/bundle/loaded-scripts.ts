import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';
import { builtApp } from '../browser/product.ts';

export interface LoadedScripts {
  /** Of the site. */
  paths: ReadonlySet<string>;
  gzipKb: number;
  brotliKb: number;
}

/** A visit is over when the page is idle and has asked for no further script for so long. */
const QUIET_MS = 1_000;
const USABLE_LIMIT_MS = 30_000;

interface Sizes {
  gzip: number;
  brotli: number;
}

/** Most pages load the same scripts. */
const knownSizes = new Map<string, Sizes>();

function sizesOf(file: string): Sizes {
  const known = knownSizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const sizes = {
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
  knownSizes.set(file, sizes);
  return sizes;
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

/** Opens the sign-in screen with only the scripts that its page names, and waits until React has rendered the form. */
export async function scriptsUntilUsable(context: BrowserContext, url: string): Promise<LoadedScripts> {
  const scripts = scriptsOfSignIn();
  const page = await context.newPage();
  // Other requests are never answered.
  await page.route('**/*.js', async (route) => {
    if (scripts.has(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.locator('#root:not([data-shell]) button[type=submit]');
  await form.waitFor({ timeout: USABLE_LIMIT_MS });
  await page.close();
  return weigh(scripts);
}

/** The entry, and what the app shell of the sign-in has the browser fetch beside it. */
function scriptsOfSignIn(): Set<string> {
  const html = readFileSync(join(builtApp, 'index.html'), 'utf8');
  const shell = /<template id="shell-sign-in">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  const entry = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
  const fetched = [...shell.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  return new Set([...entry, ...fetched].map(([, path = '']) => path));
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
  const sizes = [...paths].map((path) => sizesOf(join(builtApp, path)));
  return {
    paths,
    gzipKb: sizes.reduce((sum, { gzip }) => sum + gzip, 0) / 1_000,
    brotliKb: sizes.reduce((sum, { brotli }) => sum + brotli, 0) / 1_000,
  };
}
