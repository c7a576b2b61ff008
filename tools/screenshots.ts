/**
 * `npm run screenshots -- --out DIR [--as buyer|seller|nobody] [route …]`: screenshots of the built app at three widths,
 * in light and dark, in a folder outside the project.
 */
import { mkdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, openProduct, storageOf } from './browser/product.ts';
import { openSession } from './browser/sample-records.ts';
import { runMain, workspaceRoot } from './workspace.ts';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
const ROLES = ['buyer', 'seller', 'nobody'];
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

function folderOutsideProject(out: string | undefined): string {
  if (out === undefined) throw new Error('--out is missing: the folder for the screenshots.');
  const folder = resolve(out);
  const below = relative(workspaceRoot, folder);
  if (!below.startsWith('..') && !isAbsolute(below)) throw new Error(`${folder} is inside the project.`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** '/dashboard/orders' → 'dashboard-orders'. */
function fileNameOf(route: string): string {
  return route.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

async function takeScreenshots(
  { browser, url }: Product,
  folder: string,
  as: string,
  routes: readonly string[],
): Promise<void> {
  if (!ROLES.includes(as)) throw new Error(`--as must be one of ${ROLES.join(', ')}.`);
  const session = as === 'nobody' ? null : await openSession(url, as === 'seller' ? 'chidi' : 'ada');
  for (const theme of THEMES) {
    const context = await browser.newContext({
      baseURL: url,
      storageState: storageOf(url, session),
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
        // Screens that poll never become idle; their first data has arrived by then.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        const file = `${fileNameOf(route)}-${as}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        console.log(file);
      }
    await context.close();
  }
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, as: { type: 'string', default: 'buyer' } },
    allowPositionals: true,
  });
  const folder = folderOutsideProject(values.out);
  const defaultRoutes = values.as === 'nobody' ? SIGNED_OUT_ROUTES : SIGNED_IN_ROUTES;
  const product = await openProduct();
  try {
    const routes = positionals.length > 0 ? positionals : defaultRoutes;
    await takeScreenshots(product, folder, values.as, routes);
  } finally {
    await product.close();
  }
});
