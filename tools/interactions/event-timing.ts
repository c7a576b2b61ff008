import type { BrowserContext } from '@playwright/test';

/** A press or a key until the next frame shows its effect, as the Event Timing API counts it, in steps of 8 ms. */
export interface Interaction {
  id: number;
  event: string;
  /** The element and its text. */
  target: string;
  path: string;
  durationMs: number;
  /** Until the first handler runs. */
  waitMs: number;
  handlersMs: number;
}

type Report = (interaction: Interaction) => void;

const BINDING = 'reportInteraction';

/** Runs in each page before its scripts. */
function observeInteractions(binding: string): void {
  const report = (globalThis as unknown as Record<string, Report>)[binding];
  const describe = (node: Node | null): string => {
    if (!(node instanceof Element)) return 'an element that is gone';
    const control = node.closest('button, a, input, textarea, select, label');
    if (control === null) return node.tagName.toLowerCase();
    const text = control.getAttribute('aria-label') ?? control.textContent.trim();
    const name = text === '' ? (control.getAttribute('name') ?? control.id) : text;
    return `${control.tagName.toLowerCase()} ${name.slice(0, 40)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      report?.({
        id: entry.interactionId,
        event: entry.name,
        target: describe(entry.target),
        path: location.pathname,
        durationMs: entry.duration,
        waitMs: Math.round(entry.processingStart - entry.startTime),
        handlersMs: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: an interaction is reported after the frame that shows its effect. */
function waitForReports(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve()));
  });
}

/** Collects the interactions of every page of the context. Those under 16 ms are not reported by the browser. */
export async function collectInteractions(context: BrowserContext): Promise<() => Promise<Interaction[]>> {
  const slowest = new Map<string, Interaction>();
  let documents = 0;
  const documentOf = new WeakMap<object, number>();
  await context.exposeBinding(BINDING, ({ frame }, interaction: Interaction) => {
    const document = documentOf.get(frame) ?? (documents += 1);
    documentOf.set(frame, document);
    const key = `${document} ${interaction.id}`;
    // A press is several events (pointerdown, pointerup, click); the slowest of them counts.
    if ((slowest.get(key)?.durationMs ?? 0) < interaction.durationMs) slowest.set(key, interaction);
  });
  await context.addInitScript(observeInteractions, BINDING);
  return async () => {
    await Promise.all(context.pages().map((page) => page.evaluate(waitForReports)));
    return [...slowest.values()].sort((one, other) => other.durationMs - one.durationMs);
  };
}
