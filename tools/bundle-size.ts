/** `npm run measure:bundle`: the JavaScript of a first visit, in a real browser with an empty cache, and its limits. */
import { ADA, signIn } from '@amana/web-e2e/sign-in';
import type { BrowserContext } from '@playwright/test';
import type { Product } from './browser/product.ts';
import { openProduct } from './browser/product.ts';
import type { BundleLimit } from './bundle/limits.ts';
import { BUNDLE_LIMITS } from './bundle/limits.ts';
import type { LoadedScripts } from './bundle/loaded-scripts.ts';
import { loadedScripts } from './bundle/loaded-scripts.ts';
import { explain } from './workspace.ts';

/** A browser that has seen nothing yet; on the dashboard, one whose owner is signed in from earlier. */
async function coldBrowser({ browser, url }: Product, visit: string): Promise<BrowserContext> {
  if (!visit.startsWith('/dashboard')) return browser.newContext();
  const earlier = await browser.newContext({ baseURL: url });
  await signIn(await earlier.newPage(), ADA);
  const storageState = await earlier.storageState();
  await earlier.close();
  return browser.newContext({ storageState });
}

function isOver({ gzipKb, brotliKb }: LoadedScripts, limit: BundleLimit): boolean {
  return gzipKb > limit.gzipKb || brotliKb > limit.brotliKb;
}

async function run(): Promise<void> {
  const product = await openProduct();
  try {
    for (const limit of BUNDLE_LIMITS) {
      const context = await coldBrowser(product, limit.visit);
      const loaded = await loadedScripts(context, `${product.url}${limit.visit}`);
      await context.close();
      const over = isOver(loaded, limit);
      if (over) process.exitCode = 1;
      console.log(
        `${over ? '✖' : '✔'} ${limit.visit}: ${loaded.files} scripts, ` +
          `${loaded.gzipKb.toFixed(1)} of ${limit.gzipKb} kB gzip, ` +
          `${loaded.brotliKb.toFixed(1)} of ${limit.brotliKb} kB brotli`,
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
