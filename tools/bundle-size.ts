/** `npm run measure:bundle`: the JavaScript of a first visit and of each further route, in a real browser, and its limits. */
import type { BrowserContext } from '@playwright/test';
import type { AdasWorld } from './browser/adas-world.ts';
import { adasWorld } from './browser/adas-world.ts';
import type { Product } from './browser/product.ts';
import { openProduct } from './browser/product.ts';
import {
  BUNDLE_LIMITS,
  ROUTE_ADDITION_BROTLI_KB,
  USABLE_FORM_BROTLI_KB,
  weighedRoutes,
} from './bundle/limits.ts';
import type { LoadedScripts } from './bundle/loaded-scripts.ts';
import { addition, loadedScripts, scriptsUntilUsable } from './bundle/loaded-scripts.ts';
import { judge } from './judge.ts';
import { explain } from './workspace.ts';

const SIGN_IN = '/login';
const OVERVIEW = '/dashboard/overview';
const VISITORS = 2;

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

/** Each in a cold browser of its own, two at a time: most of a visit is waiting for what may still come. */
async function visitAll(
  product: Product,
  world: AdasWorld,
  paths: ReadonlySet<string>,
): Promise<(path: string) => LoadedScripts> {
  const waiting = [...paths];
  const visits = new Map<string, LoadedScripts>();
  const visitNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      visits.set(path, await coldVisit(product, world, path));
  };
  await Promise.all(Array.from({ length: VISITORS }, visitNext));
  return (path) => {
    const visit = visits.get(path);
    if (visit === undefined) throw new Error(`${path} was not visited.`);
    return visit;
  };
}

async function run(): Promise<void> {
  const product = await openProduct();
  try {
    const world = await adasWorld(product.url);
    const routes = weighedRoutes(world);
    const paths = new Set([
      OVERVIEW,
      ...BUNDLE_LIMITS.map(({ visit }) => visit),
      ...routes.map(({ path }) => path),
    ]);
    const visitOf = await visitAll(product, world, paths);
    for (const { visit, gzipKb, brotliKb } of BUNDLE_LIMITS) {
      const loaded = visitOf(visit);
      judge(
        loaded.gzipKb <= gzipKb && loaded.brotliKb <= brotliKb,
        `${visit}: ${loaded.paths.size} scripts, ${loaded.gzipKb.toFixed(1)} of ${gzipKb} kB gzip, ` +
          `${loaded.brotliKb.toFixed(1)} of ${brotliKb} kB brotli`,
      );
    }
    const context = await product.browser.newContext();
    const untilUsable = await scriptsUntilUsable(context, `${product.url}${SIGN_IN}`);
    await context.close();
    judge(
      untilUsable.brotliKb <= USABLE_FORM_BROTLI_KB,
      `${SIGN_IN}, until the form is usable: ${untilUsable.paths.size} scripts, ` +
        `${untilUsable.brotliKb.toFixed(1)} of ${USABLE_FORM_BROTLI_KB} kB brotli`,
    );
    for (const { name, path } of routes) {
      const more = addition(visitOf(OVERVIEW), visitOf(path));
      judge(
        more.brotliKb <= ROUTE_ADDITION_BROTLI_KB,
        `${name}: ${more.paths.size} scripts more, ${more.brotliKb.toFixed(1)} of ${ROUTE_ADDITION_BROTLI_KB} kB brotli`,
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
