import { expect, test } from 'vitest';
import type { Figures } from './limits.ts';
import { LOGIN_LCP_MS, middle, missedLimits } from './limits.ts';

const GOOD: Figures = {
  performance: 97,
  lcp: 800,
  tbt: 100,
  cls: 0.019,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

test('a figure at its limit holds', () => {
  expect(missedLimits(GOOD, LOGIN_LCP_MS)).toEqual([]);
});

test.each<Partial<Figures>>([
  { performance: 96 },
  { lcp: 801 },
  { tbt: 101 },
  { cls: 0.02 },
  { accessibility: 99 },
  { bestPractices: 99 },
  { seo: 99 },
])('%o misses it', (worse) => {
  expect(missedLimits({ ...GOOD, ...worse }, LOGIN_LCP_MS)).toEqual(Object.keys(worse));
});

test('where no largest paint is agreed none is missed', () => {
  expect(missedLimits({ ...GOOD, lcp: 9_000 }, null)).toEqual([]);
});

test('the middle one of three audits counts', () => {
  const audits = [97, 40, 99].map((performance) => ({ figures: { ...GOOD, performance } }));

  expect(middle(audits).figures.performance).toBe(97);
});
