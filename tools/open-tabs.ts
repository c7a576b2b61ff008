/**
 * `npm run measure:tabs`: 1,000 open tabs that poll everything §7 polls, at 100,000 orders: what the mock server needs of
 * one core, and how long a tab waits for an answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import { median, percentile } from './bench/percentile.ts';
import { openTabs, peerTabs } from './bench/polls.ts';
import type { Tab } from './bench/polls.ts';
import type { Subject } from './bench/subject.ts';
import { startSubject } from './bench/subject.ts';
import { startTabs } from './bench/tab-load.ts';
import { judge } from './judge.ts';
import { explain } from './workspace.ts';

const TABS = 1_000;
const ORDERS = 100_000;
const CORE_LIMIT_PERCENT = 10;
const P99_LIMIT_MS = 10;
/** As fast as the server answers: its code is compiled as after some minutes of such tabs. */
const WARM_UP_SECONDS = 8;
/** At the tabs' own pace, until every one of them is connected. */
const SETTLING_MS = 10_000;
/** Every poll once at least: the longest interval. */
const MEASURED_MS = 30_000;

function requestsPerSecond(tabs: readonly Tab[]): number {
  return tabs.flatMap(({ polls }) => polls).reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0);
}

interface Measured {
  requestsPerSecond: number;
  corePercent: number;
  microsEach: number;
  halfWithinMs: number;
  p99Ms: number;
}

async function warmUp({ url }: Subject, tabs: readonly Tab[]): Promise<void> {
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

async function measure(subject: Subject, tabs: readonly Tab[]): Promise<Measured> {
  await warmUp(subject, tabs);
  const load = startTabs(subject.url, tabs);
  try {
    await pause(SETTLING_MS);
    load.forget();
    const [startedAt, cpuBefore] = [performance.now(), await subject.cpuMicros()];
    await pause(MEASURED_MS);
    const cpuMicros = (await subject.cpuMicros()) - cpuBefore;
    const elapsedMs = performance.now() - startedAt;
    const latencies = load.latencies();
    const [failure] = load.failures();
    if (failure !== undefined) throw new Error(`${load.failures().length} polls failed, first ${failure}`);
    return {
      requestsPerSecond: latencies.length / (elapsedMs / 1_000),
      corePercent: cpuMicros / elapsedMs / 10,
      microsEach: cpuMicros / latencies.length,
      halfWithinMs: median(latencies),
      p99Ms: percentile(latencies, 0.99),
    };
  } finally {
    load.stop();
  }
}

/** The mock server, and then the least that could answer as many requests over as many connections. */
async function measureBoth(): Promise<{ mock: Measured; bare: Measured; wanted: number }> {
  const mockServer = await startSubject('mock', ORDERS);
  let tabs: Tab[] = [];
  let mock: Measured;
  try {
    tabs = await openTabs(mockServer.url, TABS);
    mock = await measure(mockServer, tabs);
  } finally {
    await mockServer.stop();
  }
  const bareServer = await startSubject('bare', ORDERS);
  try {
    const bare = await measure(bareServer, await peerTabs(bareServer.url, tabs));
    return { mock, bare, wanted: requestsPerSecond(tabs) };
  } finally {
    await bareServer.stop();
  }
}

async function run(): Promise<void> {
  const { mock, bare, wanted } = await measureBoth();
  console.log(
    `${TABS.toLocaleString('en')} tabs, ${ORDERS.toLocaleString('en')} orders: ` +
      `${mock.requestsPerSecond.toFixed(0)} of ${wanted.toFixed(0)} requests/s, ` +
      `${mock.microsEach.toFixed(0)} µs of processor time each`,
  );
  console.log(
    `bare node, asked as often: ${bare.corePercent.toFixed(1)} % of one core, ${bare.microsEach.toFixed(0)} µs each; ` +
      `the mock needs ${(mock.corePercent / bare.corePercent).toFixed(1)} times that`,
  );
  // A machine that cannot ask so fast measures something else.
  judge(mock.requestsPerSecond >= wanted * 0.98, 'as many requests as the tabs ask for');
  judge(
    mock.corePercent <= CORE_LIMIT_PERCENT,
    `${mock.corePercent.toFixed(1)} of ${CORE_LIMIT_PERCENT} % of one core`,
  );
  judge(
    mock.p99Ms <= P99_LIMIT_MS,
    `${mock.p99Ms.toFixed(1)} of ${P99_LIMIT_MS} ms for 99 of 100 answers, half within ${mock.halfWithinMs.toFixed(1)} ms`,
  );
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
