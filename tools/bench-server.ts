/**
 * `npm run measure:server`: the mock server beside a plain HTTP framework and beside bare node:http with a Map, in
 * one run, each in a process of its own, at 1,000 and 100,000 orders. Ratios are of processor time per request.
 */
import type { Measure } from './bench/measure.ts';
import { measure } from './bench/measure.ts';
import type { Operation } from './bench/questions.ts';
import { OPERATIONS, questionsFor } from './bench/questions.ts';
import { measureRouting } from './bench/routing.ts';
import { measureStarts } from './bench/starts.ts';
import type { Kind, Subject } from './bench/subject.ts';
import { KINDS, startSubject } from './bench/subject.ts';
import { judge } from './judge.ts';
import { textTable } from './text-table.ts';
import { explain, secondsSince } from './workspace.ts';

const SIZES = [1_000, 100_000];
const WARM_UP_SECONDS = 1;
const MEASURED_SECONDS = 3;
/** Times what bare node:http needs to its first answer, at the smaller size. */
const START_LIMIT = 2;
const DESCRIBED_OPERATIONS = 200;
/** Times what finding the first of them needs. */
const LAST_OPERATION_LIMIT = 1.1;

interface Row extends Measure {
  operation: Operation;
  orders: number;
  kind: Kind;
}

async function measureAll(subjects: readonly Subject[]): Promise<Row[]> {
  const asked = await Promise.all(
    subjects.map(async (subject) => ({ subject, questions: await questionsFor(subject) })),
  );
  const rows: Row[] = [];
  // Interleaved, so that a slow moment of the machine falls on neighbours in the table.
  for (const operation of OPERATIONS)
    for (const { subject, questions } of asked) {
      await measure(subject, questions[operation], WARM_UP_SECONDS);
      const measured = await measure(subject, questions[operation], MEASURED_SECONDS);
      rows.push({ ...measured, operation, orders: subject.orders, kind: subject.kind });
    }
  return rows;
}

function times(cost: number, base: number | undefined): string {
  return base === undefined ? '' : `${(cost / base).toFixed(1)}×`;
}

const HEADING = [
  'operation',
  'orders',
  'server',
  'requests/s',
  'p99 ms',
  'CPU µs/request',
  'of bare node',
  'of plain Hono',
  'of 1,000 orders',
];

function printed(rows: readonly Row[]): string {
  const costOf = (row: Row, kind: Kind, orders: number): number | undefined =>
    rows.find((other) => other.operation === row.operation && other.kind === kind && other.orders === orders)
      ?.cpuMicrosPerRequest;
  const lines = rows.map((row) => {
    const cost = row.cpuMicrosPerRequest;
    return [
      row.operation,
      row.orders.toLocaleString('en'),
      row.kind,
      Math.round(row.requestsPerSecond).toLocaleString('en'),
      // Latency is counted in whole milliseconds.
      row.p99Ms === 0 ? '< 1' : String(row.p99Ms),
      cost.toFixed(0),
      times(cost, costOf(row, 'bare', row.orders)),
      times(cost, costOf(row, 'hono', row.orders)),
      times(cost, costOf(row, row.kind, SIZES[0] ?? 0)),
    ];
  });
  return textTable([HEADING, ...lines]);
}

function startLine(kind: Kind, orders: number, startedInMs: number): string {
  const seconds = (startedInMs / 1_000).toFixed(2);
  return `${kind} with ${orders.toLocaleString('en')} orders answers ${seconds} s after it is started.`;
}

async function judgeStarts(): Promise<void> {
  const [few = 0] = SIZES;
  const startedInMs = await measureStarts(few);
  for (const kind of KINDS) console.log(startLine(kind, few, startedInMs[kind]));
  const ratio = startedInMs.mock / startedInMs.bare;
  judge(ratio <= START_LIMIT, `starts within ${ratio.toFixed(1)} of ${START_LIMIT} times bare node`);
}

function judgeRouting(): void {
  const { first, last } = measureRouting(DESCRIBED_OPERATIONS);
  const ratio = last / first;
  judge(
    ratio <= LAST_OPERATION_LIMIT,
    `operation ${DESCRIBED_OPERATIONS} is found within ${ratio.toFixed(2)} of ${LAST_OPERATION_LIMIT} times the first (${first.toFixed(0)} ns)`,
  );
}

async function run(): Promise<void> {
  const startedAt = performance.now();
  const subjects: Subject[] = [];
  try {
    judgeRouting();
    await judgeStarts();
    for (const orders of SIZES) for (const kind of KINDS) subjects.push(await startSubject(kind, orders));
    for (const { kind, orders, startedInMs } of subjects)
      if (orders !== SIZES[0]) console.log(startLine(kind, orders, startedInMs));
    console.log(printed(await measureAll(subjects)));
    console.log(`Measured in ${secondsSince(startedAt)}, ten connections over loopback.`);
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
  }
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
