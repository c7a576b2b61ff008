import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { testCounts, NOTHING_RAN, combined, verdict } from './outcome.ts';

const passed = (count: number): Outcome => ({ ...NOTHING_RAN, passed: count });

test('the verdict counts what ran in all steps', () => {
  const total = combined([passed(3), { ...passed(2), failed: 1, cached: false, output: 'why' }]);

  expect(verdict(total)).toBe('5 passed, 1 failed');
  expect(total.output).toBe('why');
});

test('a step is from an earlier run only if all of it is', () => {
  expect(combined([passed(1), passed(1)]).cached).toBe(true);
  expect(combined([passed(1), { ...passed(1), cached: false }]).cached).toBe(false);
});

test('a run that says it failed counts as a failure although no test did', () => {
  expect(testCounts({ passed: 7, failed: 0, skipped: 0 }, false)).toMatchObject({ passed: 7, failed: 1 });
});

test('a run without a single test is a failure', () => {
  expect(testCounts({ passed: 0, failed: 0, skipped: 4 }, true)).toMatchObject({ failed: 1 });
});

test('a run without a report is a failure', () => {
  expect(testCounts(undefined, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('failing tests are counted as they are', () => {
  expect(testCounts({ passed: 7, failed: 2, skipped: 1 }, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
  });
});
