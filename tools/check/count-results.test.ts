import { expect, test } from 'vitest';
import { countTask, total, warningsIn } from './count-results.ts';

const aTask = (target: string, status = 0) => ({
  ...{ taskId: `web:${target}`, hash: '1' },
  ...{ target, projectName: 'web', status },
});

test('a task without tests counts as one', () => {
  expect(countTask(aTask('lint'), undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countTask(aTask('lint', 1), undefined)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted from their report, a flaky one as failed', () => {
  const units = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, success: false };
  const browsers = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3, startTime: 'now' } };

  expect(countTask(aTask('test', 1), units)).toEqual({ passed: 12, failed: 2 });
  expect(countTask(aTask('e2e', 1), browsers)).toEqual({ passed: 5, failed: 2 });
});

test.each([
  { run: 'that failed without a failed test', status: 1, report: { numPassedTests: 7 }, passed: 7 },
  { run: 'without a single test', status: 0, report: { numPassedTests: 0 }, passed: 0 },
  { run: 'without a report', status: 0, report: undefined, passed: 0 },
])('a run $run: counts as a failure', ({ status, report, passed }) => {
  expect(countTask(aTask('test', status), report)).toEqual({ passed, failed: 1 });
});

test('the total counts all tasks, and a run of Nx that failed otherwise or ran nothing as a failure', () => {
  const [good, bad] = [
    { passed: 3, failed: 0 },
    { passed: 2, failed: 1 },
  ];

  expect(total([good, bad], false)).toEqual({ passed: 5, failed: 1 });
  expect(total([good], false)).toEqual({ passed: 3, failed: 1 });
  expect(total([], true)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  "(node:31116) Warning: The 'NO_COLOR' env is ignored due to the 'FORCE_COLOR' env being set.",
  '\u001b[33mwarning\u001b[39m: no license field',
  '(!) Warning: this chunk is large',
  'ReferenceError: document is not defined',
])('a passed task must not print %s', (line) => {
  expect(warningsIn(`✓ built in 553ms\n${line}\nDone.`)).toHaveLength(1);
});

test('names of tests, files and counts are no warnings', () => {
  const output = ' ✓ src/errors/error-text.test.ts (42 tests) 95ms\n ✓ an error: named 301ms\nerrors 0';
  expect(warningsIn(output)).toEqual([]);
});
