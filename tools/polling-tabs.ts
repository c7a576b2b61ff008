/**
 * `npm run measure:tabs`: 1,000 open tabs that poll as the web app does, at 100,000 orders: the mock server's share of
 * one processor core, and the time until a tab has its answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type MeasuredServer, startMeasuredServer } from './bench/measured-server.ts';
import { median, percentile } from './bench/percentile.ts';
import { startTabs } from './bench/tab-load.ts';
import { type Tab, openTabs, TAB_KINDS } from './bench/tab-polls.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const TABS = 1_000;
const ORDERS = 100_000;
const CORE_LIMIT_PERCENT = 10;
const P99_LIMIT_MS = 10;
const SENT_SHARE = 0.98;
/** At full speed, so that V8 has optimised the server's code. */
const WARM_UP_SECONDS = 8;
/** At the pace of the tabs, until all are connected. */
const SETTLING_MS = 10_000;
/** The longest interval, so that every poll is sent at least once. */
const MEASURED_MS = 30_000;

async function warmUp({ url }: MeasuredServer, tabs: readonly Tab[]): Promise<void> {
  const requests = tabs
    .slice(0, TAB_KINDS)
    .flatMap(({ headers, polls }) => polls.map(({ path }) => ({ path, headers })));
  await autocannon({ url, connections: 10, duration: WARM_UP_SECONDS, requests });
}

async function measure(server: MeasuredServer, tabs: readonly Tab[]): Promise<void> {
  const load = startTabs(server.url, tabs);
  try {
    await pause(SETTLING_MS);
    load.reset();
    const [startedAt, cpuBefore] = [performance.now(), await server.cpuMicros()];
    await pause(MEASURED_MS);
    const cpuMicros = (await server.cpuMicros()) - cpuBefore;
    const elapsedMs = performance.now() - startedAt;
    const latencies = load.latencies();
    const [failure] = load.failures();
    if (failure !== undefined) throw new Error(`${load.failures().length} polls failed, first ${failure}`);

    const check = (name: string, value: number, limit: number, unit: string, isMinimum = false) =>
      checkFigure({ command: 'measure:tabs', name, value, limit, unit, isMinimum });
    // A machine too slow to send the requests would measure less load.
    const perSecond = tabs
      .flatMap(({ polls }) => polls)
      .reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0);
    const sent = latencies.length / (elapsedMs / 1_000);
    check('requests of 1,000 tabs', sent, perSecond * SENT_SHARE, 'requests/s', true);
    check('processor time for 1,000 tabs', cpuMicros / elapsedMs / 10, CORE_LIMIT_PERCENT, '% of one core');
    check('99 of 100 answers to 1,000 tabs', percentile(latencies, 0.99), P99_LIMIT_MS, 'ms');
    console.log(
      `Processor time per request ${(cpuMicros / latencies.length).toFixed(0)} µs, ` +
        `median answer ${median(latencies).toFixed(1)} ms`,
    );
  } finally {
    load.stop();
  }
}

await runMain(async () => {
  const server = await startMeasuredServer('mock', ORDERS);
  try {
    const tabs = await openTabs(server.url, TABS);
    await warmUp(server, tabs);
    await measure(server, tabs);
  } finally {
    await server.stop();
  }
});
