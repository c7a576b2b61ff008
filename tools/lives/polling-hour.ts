import { setTimeout as pause } from 'node:timers/promises';
import { CHAT_REFRESH_MS } from '@amana/domain';
import type { CDPSession, Page, Request } from '@playwright/test';

export interface MemoryUse {
  minute: number;
  /** JavaScript heap after a collection. */
  heapKb: number;
  nodes: number;
  listeners: number;
}

export interface PollingHour {
  uses: MemoryUse[];
  polls: number;
}

const MINUTE_MS = 60_000;
const LOOK_MS = 5;
/** The app itself waits 15 s for an answer. */
const LATE_MS = 60_000;
const API = '/api/v1/';
/** The first is late enough for caches to be filled. */
const MEASURED_MINUTES = [5, 20, 40, 60];

/** Sends every read without its validator, so that each poll is answered, parsed and compared in full. */
async function answerInFull(page: Page): Promise<{ count: () => number; settled: () => Promise<void> }> {
  let sent = 0;
  const pending = new Set<Request>();
  await page.route(`**${API}**`, async (route) => {
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  page.on('request', (request) => {
    if (!request.url().includes(API)) return;
    sent += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    count: () => sent,
    settled: async () => {
      // The answers of the page come after the requests that its timers have sent.
      await page.evaluate(() => null);
      const lateAt = performance.now() + LATE_MS;
      while (pending.size > 0) {
        if (performance.now() > lateAt)
          throw new Error(`Not answered: ${[...pending].map((request) => request.url()).join(', ')}`);
        await pause(LOOK_MS);
      }
      await page.evaluate(() => null);
    },
  };
}

async function measureMemory(devTools: CDPSession, minute: number): Promise<MemoryUse> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { minute, heapKb: usedSize / 1_000, nodes, listeners: jsEventListeners };
}

/** Opens a screen, and lets an hour of its polls pass by the page's clock; `prepare` runs before. */
export async function pollForAnHour(
  page: Page,
  path: string,
  prepare: (page: Page) => Promise<void>,
): Promise<PollingHour> {
  await page.clock.install();
  const network = await answerInFull(page);
  await page.goto(path);
  await prepare(page);
  await network.settled();
  const before = network.count();
  const devTools = await page.context().newCDPSession(page);
  const uses: MemoryUse[] = [];
  for (let passedMs = CHAT_REFRESH_MS; uses.length < MEASURED_MINUTES.length; passedMs += CHAT_REFRESH_MS) {
    await page.clock.runFor(CHAT_REFRESH_MS);
    await network.settled();
    const minute = MEASURED_MINUTES[uses.length] ?? Infinity;
    if (passedMs >= minute * MINUTE_MS) uses.push(await measureMemory(devTools, minute));
  }
  return { uses, polls: network.count() - before };
}
