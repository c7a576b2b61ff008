/**
 * `npm run screenshots -- --out DIR [--as buyer|seller|nobody] [route …]`: photographs routes of the built app at
 * three widths, in light and dark, into a folder outside the project.
 */
import { mkdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ADA, CHIDI, signIn } from '@amana/web-e2e/sign-in';
import type { BrowserContext } from '@playwright/test';
import type { Product } from './browser/product.ts';
import { openProduct } from './browser/product.ts';
import { runMain, workspaceRoot } from './workspace.ts';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
const PEOPLE = { buyer: ADA, seller: CHIDI, nobody: undefined } as const;
const SIGNED_OUT_ROUTES = ['/login', '/register'];
const SIGNED_IN_ROUTES = [
  '/dashboard/overview',
  '/dashboard/create-order',
  '/dashboard/orders',
  '/dashboard/transactions',
  '/dashboard/account',
  '/dashboard/account/edit-profile',
  '/dashboard/account/edit-account',
];

function outsideProject(out: string | undefined): string {
  if (out === undefined) throw new Error('Say where the pictures go: --out DIR');
  const folder = resolve(out);
  const below = relative(workspaceRoot, folder);
  if (!below.startsWith('..') && !isAbsolute(below))
    throw new Error(`${folder} is inside the project: pictures go elsewhere.`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function personNamed(name: string): (typeof PEOPLE)[keyof typeof PEOPLE] {
  if (name in PEOPLE) return PEOPLE[name as keyof typeof PEOPLE];
  throw new Error(`--as is one of ${Object.keys(PEOPLE).join(', ')}.`);
}

/** A route as a file name: /dashboard/orders → dashboard-orders. */
function slug(route: string): string {
  return route.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

async function signedIn(
  product: Product,
  as: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await product.browser.newContext({ baseURL: product.url });
  const person = personNamed(as);
  if (person !== undefined) await signIn(await context.newPage(), person);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function photograph(
  product: Product,
  folder: string,
  as: string,
  routes: readonly string[],
): Promise<void> {
  const storageState = await signedIn(product, as);
  for (const theme of THEMES) {
    const context = await product.browser.newContext({
      baseURL: product.url,
      storageState,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
    });
    const page = await context.newPage();
    for (const route of routes)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(route);
        // The data has come when the network is quiet; screens that keep asking are photographed after the load.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        const file = `${slug(route)}-${as}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        console.log(file);
      }
    await context.close();
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, as: { type: 'string', default: 'buyer' } },
    allowPositionals: true,
  });
  const folder = outsideProject(values.out);
  const usual = values.as === 'nobody' ? SIGNED_OUT_ROUTES : SIGNED_IN_ROUTES;
  const product = await openProduct();
  try {
    await photograph(product, folder, values.as, positionals.length > 0 ? positionals : usual);
  } finally {
    await product.close();
  }
}

await runMain(run);
