import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Report, createReportQueue } from './report-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const CRASH = { kind: 'crash', code: 'TypeError', path: '/login' } as const;
const SEND_INTERVAL_MS = 10_000;

function queueWith() {
  const sent: Report[][] = [];
  return { sent, queue: createReportQueue((reports) => sent.push(reports)) };
}

test('equal occurrences are sent as one report with their number', () => {
  const { queue, sent } = queueWith();

  queue.add(CRASH);
  queue.add(CRASH);
  queue.add({ ...CRASH, path: '/register' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(SEND_INTERVAL_MS);

  expect(sent).toEqual([
    [
      { ...CRASH, count: 2 },
      { ...CRASH, path: '/register', count: 1 },
    ],
  ]);
});

test('a code cannot carry a text', () => {
  const { queue, sent } = queueWith();

  queue.add({ ...CRASH, code: `Ada Obi paid ₦5,000 ${'x'.repeat(100)}` });
  queue.add({ ...CRASH, code: '1234' });
  queue.flush();

  const codes = sent.flat().map(({ code }) => code);
  expect(codes[0]).toMatch(/^Ada-Obi-paid-5-000-x{61}$/);
  expect(codes[1]).toBe('unnamed');
});

test('an endless failure sends a limited number of requests and reports', () => {
  const { queue, sent } = queueWith();

  for (let round = 0; round < 100; round += 1) {
    for (let code = 0; code < 100; code += 1) queue.add({ ...CRASH, code: `Error${code}` });
    vi.advanceTimersByTime(SEND_INTERVAL_MS);
  }

  expect(sent).toHaveLength(20);
  expect(Math.max(...sent.map((reports) => reports.length))).toBe(50);
});

test('nothing is sent when nothing happened', () => {
  const { queue, sent } = queueWith();

  queue.flush();

  expect(sent).toEqual([]);
});
