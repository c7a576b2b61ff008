/**
 * `npm run measure:server`: processor time per request of the mock server beside bare node:http with a Map, at 1,000 and
 * 100,000 orders, each server in its own process, and the time the mock server needs to start.
 */
import { type MeasuredServer, SERVER_KINDS, startMeasuredServer } from './bench/measured-server.ts';
import {
  type Operation,
  type OperationCost,
  measureCost,
  OPERATIONS,
  requestsFor,
} from './bench/operations.ts';
import { median } from './bench/percentile.ts';
import { measureRouting } from './bench/routing.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:server';
const FEW_ORDERS = 1_000;
const MANY_ORDERS = 100_000;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 2;
const ROUNDS = 3;
const STARTS = 5;
const START_LIMIT_SECONDS = 1.5;
const DESCRIBED_OPERATIONS = 200;
/** Times what finding the first of them needs. */
const LAST_OPERATION_LIMIT = 1.1;
/** Times bare node, at either number of orders. */
const BARE_LIMITS: Record<Operation, number> = { 'one record': 10, 'page of ten': 10, create: 30 };
/** Times the same operation with few orders. */
const GROWTH_LIMITS: Record<Operation, number> = { 'one record': 1.5, 'page of ten': 1.5, create: 1.5 };

interface Row extends OperationCost {
  operation: Operation;
  server: MeasuredServer;
}

/** The servers take turns, and the round with the median cost counts, so that one slow moment of the machine does not. */
async function measureAll(servers: readonly MeasuredServer[]): Promise<Row[]> {
  const requests = await Promise.all(servers.map(requestsFor));
  const rows: Row[] = [];
  for (const operation of OPERATIONS) {
    const measure = (seconds: number) =>
      inTurn(servers, (server, index) => measureCost(server, requests[index]?.[operation] ?? [], seconds));
    await measure(WARM_UP_SECONDS);
    const rounds: OperationCost[][] = [];
    while (rounds.length < ROUNDS) rounds.push(await measure(ROUND_SECONDS));
    for (const [index, server] of servers.entries()) {
      const costs = rounds.flatMap((round) => round[index] ?? []);
      const middle = median(costs.map(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest));
      const cost = costs.find(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest === middle);
      if (cost !== undefined) rows.push({ ...cost, operation, server });
    }
  }
  return rows;
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  take: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await take(item, index));
  return results;
}

function printRows(rows: readonly Row[]): void {
  console.table(
    rows.map(({ operation, server, requestsPerSecond, p99Ms, cpuMicrosPerRequest }) => ({
      operation,
      orders: server.orders,
      server: server.kind,
      'requests/s': Math.round(requestsPerSecond),
      'p99 ms': p99Ms,
      'CPU µs/request': Math.round(cpuMicrosPerRequest),
    })),
  );
}

function checkCosts(rows: readonly Row[]): void {
  const costOf = (operation: Operation, kind: MeasuredServer['kind'], orders: number): number =>
    rows.find(
      (row) => row.operation === operation && row.server.kind === kind && row.server.orders === orders,
    )?.cpuMicrosPerRequest ?? Infinity;
  const check = (name: string, value: number, limit: number) =>
    checkFigure({ command: COMMAND, name, value, limit, unit: 'times' });
  for (const operation of OPERATIONS) {
    for (const orders of [FEW_ORDERS, MANY_ORDERS])
      check(
        `${operation} at ${orders.toLocaleString('en')} orders, beside bare node`,
        costOf(operation, 'mock', orders) / costOf(operation, 'bare', orders),
        BARE_LIMITS[operation],
      );
    check(
      `${operation} at 100,000 orders, beside 1,000`,
      costOf(operation, 'mock', MANY_ORDERS) / costOf(operation, 'mock', FEW_ORDERS),
      GROWTH_LIMITS[operation],
    );
  }
}

async function checkStart(): Promise<void> {
  const seconds: number[] = [];
  while (seconds.length < STARTS) {
    const server = await startMeasuredServer('mock', FEW_ORDERS);
    seconds.push(server.startSeconds);
    await server.stop();
  }
  const name = 'start at 1,000 orders';
  checkFigure({ command: COMMAND, name, value: median(seconds), limit: START_LIMIT_SECONDS, unit: 's' });
}

function checkRouting(): void {
  const { first, last } = measureRouting(DESCRIBED_OPERATIONS);
  const name = `finding operation ${DESCRIBED_OPERATIONS}, beside the first`;
  checkFigure({ command: COMMAND, name, value: last / first, limit: LAST_OPERATION_LIMIT, unit: 'times' });
}

await runMain(async () => {
  const servers: MeasuredServer[] = [];
  try {
    checkRouting();
    await checkStart();
    for (const orders of [FEW_ORDERS, MANY_ORDERS])
      for (const kind of SERVER_KINDS) servers.push(await startMeasuredServer(kind, orders));
    const rows = await measureAll(servers);
    printRows(rows);
    checkCosts(rows);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
