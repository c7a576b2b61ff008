import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSession, storageOf, withProduct } from './product.ts';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
const PERSONAS = { buyer: 'ada', seller: 'chidi' } as const;
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

function fileNameOf(route: string): string {
  return route.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

export async function takeScreenshots(args: string[]): Promise<void> {
  const options = { out: { type: 'string' }, as: { type: 'string', default: 'buyer' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { out, as } = values;
  if (out === undefined) throw new Error('--out is missing: the folder for the screenshots.');
  if (as !== 'buyer' && as !== 'seller' && as !== 'nobody')
    throw new Error('--as must be one of buyer, seller, nobody.');
  mkdirSync(out, { recursive: true });
  const defaultRoutes = as === 'nobody' ? SIGNED_OUT_ROUTES : SIGNED_IN_ROUTES;
  const routes = positionals.length > 0 ? positionals : defaultRoutes;

  await withProduct('default', async ({ browser, url }) => {
    const session = as === 'nobody' ? null : await openSession(url, PERSONAS[as]);
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        baseURL: url,
        storageState: storageOf(url, session),
        colorScheme,
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
          const file = `${fileNameOf(route)}-${as}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(out, file), fullPage: true });
          console.log(file);
        }
      await context.close();
    }
  });
}
