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

/** Opens an address of a visitor with nothing but the scripts that its page names, and waits for the form to be the application's own. */
export async function scriptsUntilUsable(context: BrowserContext, url: string): Promise<LoadedScripts> {
  const response = await context.request.get(url);
  const named = scriptsNamedIn(await response.text(), new URL(url).pathname);
  const page = await context.newPage();
  // Whatever else is asked for never comes.
  await page.route('**/*.js', async (route) => {
    if (named.has(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.locator('#root:not([data-painted]) button[type=submit]');
  await form.waitFor({ timeout: FIRST_SCRIPT_LIMIT_MS });
  await page.close();
  return weigh(named);
}

interface FirstScriptData {
  scripts: string[];
  pages: { path: string; files: string[]; isForVisitors: boolean }[];
}

/** As apps/web/src/paint/first-script.ts reads it. */
function scriptsNamedIn(html: string, path: string): Set<string> {
  const data = /<script[^>]*id="first-script-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (data === undefined) throw new Error('The page names no scripts: was it built?');
  const { scripts, pages } = JSON.parse(data) as FirstScriptData;
  const own = pages.find((page) => page.isForVisitors && new RegExp(page.path).test(path));
  return new Set([...scripts, ...(own?.files ?? [])].filter((file) => file.endsWith('.js')));
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
