/** `npm run measure:bundle`: the JavaScript of a first visit and of each further route, in a real browser, and its limits. */
import type { BrowserContext } from '@playwright/test';
import type { AdasWorld } from './browser/adas-world.ts';
import { adasWorld } from './browser/adas-world.ts';
import type { Product } from './browser/product.ts';
import { openProduct } from './browser/product.ts';
import { BUNDLE_LIMITS, ROUTE_ADDITION_BROTLI_KB, weighedRoutes } from './bundle/limits.ts';
import type { LoadedScripts } from './bundle/loaded-scripts.ts';
import { addition, loadedScripts } from './bundle/loaded-scripts.ts';
import { judge } from './judge.ts';
import { explain } from './workspace.ts';

/** A browser that has seen nothing yet; on the dashboard, one whose owner is signed in from earlier. */
function coldBrowser({ browser, url }: Product, world: AdasWorld, path: string): Promise<BrowserContext> {
  if (!path.startsWith('/dashboard')) return browser.newContext();
  const localStorage = [{ name: 'user', value: JSON.stringify(world.session) }];
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin: url, localStorage }] } });
}

async function coldVisit(product: Product, world: AdasWorld, path: string): Promise<LoadedScripts> {
  const context = await coldBrowser(product, world, path);
  try {
    return await loadedScripts(context, `${product.url}${path}`);
  } finally {
    await context.close();
  }
}

async function run(): Promise<void> {
  const product = await openProduct();
  try {
    const world = await adasWorld(product.url);
    for (const { visit, gzipKb, brotliKb } of BUNDLE_LIMITS) {
      const loaded = await coldVisit(product, world, visit);
      judge(
        loaded.gzipKb <= gzipKb && loaded.brotliKb <= brotliKb,
        `${visit}: ${loaded.paths.size} scripts, ${loaded.gzipKb.toFixed(1)} of ${gzipKb} kB gzip, ` +
          `${loaded.brotliKb.toFixed(1)} of ${brotliKb} kB brotli`,
      );
    }
    const overview = await coldVisit(product, world, '/dashboard/overview');
    for (const { name, path } of weighedRoutes(world)) {
      const { paths, brotliKb } = addition(overview, await coldVisit(product, world, path));
      judge(
        brotliKb <= ROUTE_ADDITION_BROTLI_KB,
        `${name}: ${paths.size} scripts more, ${brotliKb.toFixed(1)} of ${ROUTE_ADDITION_BROTLI_KB} kB brotli`,
      );
    }
  } finally {
    await product.close();
  }
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
