import type { Figure } from '../figures/check-figure.ts';

/** The parts of Lighthouse's result that have limits. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Of 100. */
const MINIMUM_SCORES = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const TBT_LIMIT_MS = 100;
const CLS_LIMIT = 0.019;

/** `lcpSeconds` limits the largest contentful paint; null for a route without that limit. */
export function figuresOf(route: string, result: LighthouseResult, lcpSeconds: number | null): Figure[] {
  const figure = (name: string, value: number, limit: number, unit = '') => ({
    command: 'measure:lighthouse',
    name: `${route}: ${name}`,
    value,
    limit,
    unit,
  });
  const measured = (audit: string) => result.audits[audit]?.numericValue ?? Infinity;
  const lcp = measured('largest-contentful-paint') / 1_000;
  return [
    ...Object.entries(MINIMUM_SCORES).map(([category, minimum]) => ({
      ...figure(category, scoreOf(result, category), minimum),
      isMinimum: true,
    })),
    ...(lcpSeconds === null ? [] : [figure('largest contentful paint', lcp, lcpSeconds, 's')]),
    figure('total blocking time', measured('total-blocking-time'), TBT_LIMIT_MS, 'ms'),
    figure('cumulative layout shift', measured('cumulative-layout-shift'), CLS_LIMIT),
  ];
}

function scoreOf({ categories }: LighthouseResult, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** The middle one of several audits by performance, so that one disturbed audit does not count. */
export function middleAudit<Result extends LighthouseResult>(audits: readonly Result[]): Result {
  const sorted = audits.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There was no audit.');
  return middle;
}
