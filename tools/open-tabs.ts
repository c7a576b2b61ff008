/**
 * `npm run measure:tabs`: 1,000 open tabs that poll everything §7 polls, at 100,000 orders: what the mock server needs of
 * one core, and how long a tab waits for an answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openTabs } from './bench/polls.ts';
import type { Tab } from './bench/polls.ts';
import { startSubject } from './bench/subject.ts';
import { startTabs } from './bench/tab-load.ts';
import { judge } from './judge.ts';
import { explain } from './workspace.ts';

const TABS = 1_000;
const ORDERS = 100_000;
const CORE_LIMIT_PERCENT = 10;
const P99_LIMIT_MS = 10;
const WARM_UP_MS = 10_000;
/** Every poll once at least: the longest interval. */
const MEASURED_MS = 30_000;

function requestsPerSecond(tabs: readonly Tab[]): number {
  return tabs.flatMap(({ polls }) => polls).reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}

async function run(): Promise<void> {
  const subject = await startSubject('mock', ORDERS);
  try {
    const tabs = await openTabs(subject.url, TABS);
    const load = startTabs(subject.url, tabs);
    try {
      await pause(WARM_UP_MS);
      load.forget();
      const [startedAt, cpuBefore] = [performance.now(), await subject.cpuMicros()];
      await pause(MEASURED_MS);
      const cpuMs = ((await subject.cpuMicros()) - cpuBefore) / 1_000;
      const seconds = (performance.now() - startedAt) / 1_000;
      const latencies = load.latencies();
      const [failure] = load.failures();
      if (failure !== undefined) throw new Error(`${load.failures().length} polls failed, first ${failure}`);

      const wanted = requestsPerSecond(tabs);
      const asked = latencies.length / seconds;
      const core = cpuMs / seconds / 10;
      const p99 = percentile(latencies, 0.99);
      console.log(
        `${TABS.toLocaleString('en')} tabs, ${ORDERS.toLocaleString('en')} orders, ${seconds.toFixed(0)} s: ` +
          `${asked.toFixed(0)} of ${wanted.toFixed(0)} requests/s, ` +
          `${((cpuMs * 1_000) / latencies.length).toFixed(0)} µs of processor time each`,
      );
      // A machine that cannot ask so fast measures something else.
      judge(asked >= wanted * 0.98, 'as many requests as the tabs ask for');
      judge(core <= CORE_LIMIT_PERCENT, `${core.toFixed(1)} of ${CORE_LIMIT_PERCENT} % of one core`);
      judge(
        p99 <= P99_LIMIT_MS,
        `${p99.toFixed(1)} of ${P99_LIMIT_MS} ms for 99 of 100 answers, half within ${percentile(latencies, 0.5).toFixed(1)} ms`,
      );
    } finally {
      load.stop();
    }
  } finally {
    subject.stop();
  }
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
