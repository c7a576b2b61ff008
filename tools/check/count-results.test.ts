import { expect, test } from 'vitest';
import { countTask, total } from './count-results.ts';

const aTask = (target: string, status = 0) => ({ target, projectName: 'web', status });

test('a task without tests counts as one', () => {
  expect(countTask(aTask('lint'), undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countTask(aTask('lint', 1), undefined)).toEqual({ passed: 0, failed: 1 });
});

test('unit tests are counted from their report', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, success: false };

  expect(countTask(aTask('test', 1), report)).toEqual({ passed: 12, failed: 2 });
});

test('browser tests are counted from their report, a flaky one as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3, startTime: 'now' } };

  expect(countTask(aTask('e2e', 1), report)).toEqual({ passed: 5, failed: 2 });
});

test('a failed run without a failed test: counts as a failure', () => {
  expect(countTask(aTask('test', 1), { numPassedTests: 7, numFailedTests: 0 })).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a run without a single test is a failure', () => {
  expect(countTask(aTask('test'), { numPassedTests: 0, numFailedTests: 0 })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a run without a report is a failure', () => {
  expect(countTask(aTask('e2e'), undefined)).toEqual({ passed: 0, failed: 1 });
});

test('the total counts all tasks', () => {
  expect(
    total(
      [
        { passed: 3, failed: 0 },
        { passed: 2, failed: 1 },
      ],
      false,
    ),
  ).toEqual({ passed: 5, failed: 1 });
});

test('an Nx run that failed without a failed task, or ran nothing: a failure', () => {
  expect(total([{ passed: 3, failed: 0 }], false)).toEqual({ passed: 3, failed: 1 });
  expect(total([], true)).toEqual({ passed: 0, failed: 1 });
});
