import type { BrowserContext } from '@playwright/test';
import { slowDown } from '../browser/slow-phone.ts';

export interface Visit {
  /** First contentful paint. */
  shellSeconds: number;
  dataSeconds: number;
}

export interface WantedData {
  selector: string;
  /** A regular expression; null waits until React handles the element's events. */
  text: string | null;
}

/** Runs in the page: looks in every frame, and answers after the frame that shows the data, in ms since navigation. */
function waitForData({ selector, text }: WantedData): Promise<number> {
  const isThere = (): boolean => {
    const element = document.querySelector(selector);
    if (element === null) return false;
    if (text !== null) return new RegExp(text).test(element.textContent);
    // React marks the elements that it has rendered or hydrated; an element of index.html alone has no such mark.
    return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  };
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere()) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Opens the address on a slow phone in a context with an empty cache. */
export async function measureVisit(context: BrowserContext, url: string, wanted: WantedData): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  const dataMs = await page.evaluate(waitForData, wanted);
  const shellMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  await page.close();
  return { shellSeconds: shellMs / 1_000, dataSeconds: dataMs / 1_000 };
}
