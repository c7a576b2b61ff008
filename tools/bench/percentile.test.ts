import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('half of the values are at most the median, in any order', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(percentile([10, 30, 20, 40], 0.99)).toBe(40);
});

test('without values the median exceeds any limit', () => {
  expect(median([])).toBe(Infinity);
});
