/**
 * `npm run measure:tabs`: 1,000 open tabs that poll as the web app does, at 100,000 orders: the mock server's share of
 * one processor core, and the time until a tab has its answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import { startMeasuredServer } from './bench/measured-server.ts';
import type { MeasuredServer } from './bench/measured-server.ts';
import { median, percentile } from './bench/percentile.ts';
import { startTabs } from './bench/tab-load.ts';
import { openTabs } from './bench/tab-polls.ts';
import type { Tab } from './bench/tab-polls.ts';
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

function requestsPerSecond(tabs: readonly Tab[]): number {
  return tabs.flatMap(({ polls }) => polls).reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0);
}

interface Measured {
  requestsPerSecond: number;
  corePercent: number;
  microsPerRequest: number;
  medianMs: number;
  p99Ms: number;
}

async function warmUp({ url }: MeasuredServer, tabs: readonly Tab[]): Promise<void> {
  const requests = new Map(
    tabs.flatMap(({ headers, polls }) =>
      polls.map(({ path }): [string, Request] => [
        `${headers['authorization'] ?? ''} ${path}`,
        { path, headers },
      ]),
    ),
  );
  await autocannon({ url, connections: 10, duration: WARM_UP_SECONDS, requests: [...requests.values()] });
}

async function measure(server: MeasuredServer, tabs: readonly Tab[]): Promise<Measured> {
  await warmUp(server, tabs);
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
    return {
      requestsPerSecond: latencies.length / (elapsedMs / 1_000),
      corePercent: cpuMicros / elapsedMs / 10,
      microsPerRequest: cpuMicros / latencies.length,
      medianMs: median(latencies),
      p99Ms: percentile(latencies, 0.99),
    };
  } finally {
    load.stop();
  }
}

await runMain(async () => {
  const server = await startMeasuredServer('mock', ORDERS);
  try {
    const tabs = await openTabs(server.url, TABS);
    const measured = await measure(server, tabs);
    console.log(
      `Processor time per request ${measured.microsPerRequest.toFixed(0)} µs, median answer ${measured.medianMs.toFixed(1)} ms`,
    );
    const check = (name: string, value: number, limit: number, unit: string, isMinimum = false) =>
      checkFigure({ command: 'measure:tabs', name, value, limit, unit, isMinimum });
    // A machine too slow to send the requests would measure less load.
    const wanted = requestsPerSecond(tabs) * SENT_SHARE;
    check('requests of 1,000 tabs', measured.requestsPerSecond, wanted, 'requests/s', true);
    check('processor time for 1,000 tabs', measured.corePercent, CORE_LIMIT_PERCENT, '% of one core');
    check('99 of 100 answers to 1,000 tabs', measured.p99Ms, P99_LIMIT_MS, 'ms');
  } finally {
    await server.stop();
  }
});
