import type { Figure } from '../figures/check-figure.ts';

/** What one audit of one route found; times in ms, scores from 0 to 100. */
export interface Scores {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export const LOGIN_LCP_SECONDS = 0.9;
export const PAGE_LCP_SECONDS = 1.7;

/** The figures of one route with their limits; a route without a limit on its largest paint has no such figure. */
export function figuresOf(route: string, scores: Scores, lcpSeconds: number | null): Figure[] {
  const figure = (what: string, value: number, limit: number, unit = '') => ({
    command: 'measure:lighthouse',
    name: `${route}: ${what}`,
    value,
    limit,
    unit,
  });
  return [
    { ...figure('performance', scores.performance, 97), isMinimum: true },
    { ...figure('accessibility', scores.accessibility, 100), isMinimum: true },
    { ...figure('best practices', scores.bestPractices, 100), isMinimum: true },
    { ...figure('SEO', scores.seo, 100), isMinimum: true },
    ...(lcpSeconds === null ? [] : [figure('largest contentful paint', scores.lcp / 1_000, lcpSeconds, 's')]),
    figure('total blocking time', scores.tbt, 100, 'ms'),
    figure('cumulative layout shift', scores.cls, 0.019),
  ];
}

/** Of several audits of one route the middle one by performance: one that was disturbed does not count. */
export function middleAudit<Audit extends { scores: Scores }>(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('There was no audit.');
  return found;
}
