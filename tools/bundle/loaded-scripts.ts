import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { builtApp } from '../browser/product.ts';

export interface LoadedScripts {
  /** Of the site. */
  paths: ReadonlySet<string>;
  gzipKb: number;
  brotliKb: number;
}

/** Some screens ask every few seconds; a visit is over when for so long nothing was on its way. */
const QUIET_MS = 1_000;
/** A page may load its application late; one that loads none by now never will. */
const FIRST_SCRIPT_LIMIT_MS = 30_000;

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
  const underWay = new Set<Request>();
  const openedAt = performance.now();
  let lastAt = openedAt;
  const arrived = (request: Request): void => {
    if (underWay.delete(request)) lastAt = performance.now();
  };
  page.on('request', (request) => {
    // What is answered may ask for a further script.
    underWay.add(request);
  });
  page.on('requestfailed', arrived);
  page.on('requestfinished', arrived);
  page.on('response', (response) => {
    if (response.ok() && isOurScript(response.request())) paths.add(new URL(response.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  if (new URL(page.url()).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${page.url()}: this visit weighs another screen.`);
  const isQuiet = (): boolean =>
    paths.size > 0 && underWay.size === 0 && performance.now() - lastAt >= QUIET_MS;
  let isOver = false;
  while (!isOver) {
    if (paths.size === 0 && performance.now() - openedAt > FIRST_SCRIPT_LIMIT_MS)
      throw new Error(`${url} loaded no script: that is no visit.`);
    await page.waitForTimeout(QUIET_MS / 10);
    // On a busy machine the page may still have to run what came, which may ask for more.
    if (isQuiet()) await idle(page);
    isOver = isQuiet();
  }

  await page.close();
  return weigh(paths);
}

const SIGN_IN_PAGE = 'src/features/auth/sign-in/sign-in-page.tsx';

/** Opens the sign-in screen with nothing but the static imports of its page, and waits until the form is the application's. */
export async function scriptsUntilUsable(context: BrowserContext, url: string): Promise<LoadedScripts> {
  const scripts = staticImports(SIGN_IN_PAGE);
  const page = await context.newPage();
  // Other requests are never answered.
  await page.route('**/*.js', async (route) => {
    if (scripts.has(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.locator('#root:not([data-shell]) button[type=submit]');
  await form.waitFor({ timeout: FIRST_SCRIPT_LIMIT_MS });
  await page.close();
  return weigh(scripts);
}

/** The scripts of the entry and of a page, as Vite's manifest names them. */
function staticImports(page: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(builtApp, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[] }
  >;
  const paths = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the build`);
    if (paths.has(`/${chunk.file}`)) return;
    paths.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry === true) add(key);
  add(page);
  return paths;
}

function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** The identity provider's widget, here simulated, is not part of the product's own code. */
function isOurScript(request: Request): boolean {
  return request.resourceType() === 'script' && !new URL(request.url()).pathname.startsWith('/mock/');
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
