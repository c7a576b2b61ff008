import { ADA, CHIDI, signIn } from '@amana/web-e2e/sign-in';
import type { BrowserContext } from '@playwright/test';
import { playTrade, prepareTrade } from './play-trade.ts';
import { type Figure, newPhone, percentile, slowDownProcessor, withProduct } from './product.ts';

/** Time from a press or a key to the next paint by the Event Timing API, in steps of 8 ms. */
interface Interaction {
  id: number;
  event: string;
  path: string;
  target: string;
  durationMs: number;
}

const BINDING = 'reportInteraction';
const PRINTED = 5;

function observeInteractions(binding: string): void {
  const report = (globalThis as unknown as Record<string, (found: Interaction) => void>)[binding];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const control =
        entry.target instanceof Element ? entry.target.closest('button, a, input, textarea') : null;
      report?.({
        id: entry.interactionId,
        event: entry.name,
        path: location.pathname,
        target: (control?.getAttribute('aria-label') ?? control?.textContent ?? '').slice(0, 40),
        durationMs: entry.duration,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Collects the interactions of a context's pages. The browser does not report those under 16 ms. */
async function collectInteractions(context: BrowserContext): Promise<Map<string, Interaction>> {
  const slowest = new Map<string, Interaction>();
  await context.exposeBinding(BINDING, (_source, found: Interaction) => {
    // A press consists of several events (pointerdown, pointerup, click); the slowest counts.
    const key = `${found.path} ${found.id}`;
    if ((slowest.get(key)?.durationMs ?? 0) < found.durationMs) slowest.set(key, found);
  });
  await context.addInitScript(observeInteractions, BINDING);
  return slowest;
}

export function measureInteractions(): Promise<Figure[]> {
  return withProduct('default', async (product) => {
    const { url } = product;
    await prepareTrade(url);
    const join = async () => {
      const context = await newPhone(product);
      const interactions = await collectInteractions(context);
      const page = await context.newPage();
      await slowDownProcessor(page);
      return { page, interactions };
    };
    const [buyer, seller] = [await join(), await join()];
    await signIn(buyer.page, ADA);
    await signIn(seller.page, CHIDI);
    await playTrade(url, buyer.page, seller.page);

    const measured = [...buyer.interactions.values(), ...seller.interactions.values()];
    const bySlowness = measured.toSorted((one, other) => other.durationMs - one.durationMs);
    console.table(bySlowness.slice(0, PRINTED), ['durationMs', 'event', 'target', 'path']);
    const durations = measured.map(({ durationMs }) => durationMs);
    return [
      { figure: '95 of 100 presses and keys of a trade', value: percentile(durations, 0.95), unit: 'ms' },
      { figure: 'the slowest press or key of a trade', value: percentile(durations, 1), unit: 'ms' },
    ];
  });
}
