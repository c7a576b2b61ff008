import { expect, test } from 'vitest';
import { isWithinLimit } from '../figures/check-figure.ts';
import type { Scores } from './limits.ts';
import { figuresOf, LOGIN_LCP_SECONDS, middleAudit } from './limits.ts';

const GOOD: Scores = {
  performance: 97,
  lcp: 900,
  tbt: 100,
  cls: 0.019,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

function missed(scores: Scores, lcpSeconds: number | null): string[] {
  return figuresOf('login', scores, lcpSeconds)
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name }) => name);
}

test('a figure at its limit is within it', () => {
  expect(missed(GOOD, LOGIN_LCP_SECONDS)).toEqual([]);
});

test.each<[Partial<Scores>, string]>([
  [{ performance: 96 }, 'performance'],
  [{ lcp: 901 }, 'largest contentful paint'],
  [{ tbt: 101 }, 'total blocking time'],
  [{ cls: 0.02 }, 'cumulative layout shift'],
  [{ accessibility: 99 }, 'accessibility'],
  [{ bestPractices: 99 }, 'best practices'],
  [{ seo: 99 }, 'SEO'],
])('%o misses its limit', (worse, name) => {
  expect(missed({ ...GOOD, ...worse }, LOGIN_LCP_SECONDS)).toEqual([`login: ${name}`]);
});

test('a route without a limit on its largest paint cannot miss it', () => {
  expect(missed({ ...GOOD, lcp: 9_000 }, null)).toEqual([]);
});

test('the middle one of three audits counts', () => {
  const audits = [97, 40, 99].map((performance) => ({ scores: { ...GOOD, performance } }));

  expect(middleAudit(audits).scores.performance).toBe(97);
});
