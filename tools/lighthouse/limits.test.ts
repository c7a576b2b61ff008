import { expect, test } from 'vitest';
import { isWithinLimit } from '../figures/check-figure.ts';
import { figuresOf, middleAudit } from './limits.ts';

const LCP_SECONDS = 0.9;
const GOOD = {
  performance: 0.97,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
  'largest-contentful-paint': 900,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0.019,
};

function aResult(values: typeof GOOD) {
  const entries = Object.entries(values);
  return {
    categories: Object.fromEntries(entries.map(([name, score]) => [name, { score }])),
    audits: Object.fromEntries(entries.map(([name, numericValue]) => [name, { numericValue }])),
  };
}

function missed(values: typeof GOOD, lcpSeconds: number | null = LCP_SECONDS): string[] {
  return figuresOf('login', aResult(values), lcpSeconds)
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name }) => name);
}

test('a figure at its limit is within it', () => {
  expect(missed(GOOD)).toEqual([]);
});

test.each<[Partial<typeof GOOD>, string]>([
  [{ performance: 0.96 }, 'performance'],
  [{ 'largest-contentful-paint': 901 }, 'largest contentful paint'],
  [{ 'total-blocking-time': 101 }, 'total blocking time'],
  [{ 'cumulative-layout-shift': 0.02 }, 'cumulative layout shift'],
  [{ accessibility: 0.99 }, 'accessibility'],
  [{ 'best-practices': 0.99 }, 'best-practices'],
  [{ seo: 0.99 }, 'seo'],
])('%o misses its limit', (worse, name) => {
  expect(missed({ ...GOOD, ...worse })).toEqual([`login: ${name}`]);
});

test('a route without a limit on its largest paint cannot miss it', () => {
  expect(missed({ ...GOOD, 'largest-contentful-paint': 9_000 }, null)).toEqual([]);
});

test('the middle one of three audits counts', () => {
  const audits = [0.97, 0.4, 0.99].map((performance) => aResult({ ...GOOD, performance }));

  expect(middleAudit(audits).categories['performance']?.score).toBe(0.97);
});
