/** What one audit of one route found; times in ms, scores from 0 to 100. */
export interface Figures {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** design/quality.md, Speed. */
export const LOGIN_LCP_MS = 800;
export const PAGE_LCP_MS = 1_700;
const TBT_MS = 100;
const CLS = 0.02;
const PERFORMANCE = 97;

/** What misses its limit, by name; nothing when all is well. Where no largest paint is agreed, the score alone holds it. */
export function missedLimits(figures: Figures, lcpMs: number | null): (keyof Figures)[] {
  const missed = new Map<keyof Figures, boolean>([
    ['performance', figures.performance < PERFORMANCE],
    ['lcp', lcpMs !== null && figures.lcp > lcpMs],
    ['tbt', figures.tbt > TBT_MS],
    ['cls', figures.cls >= CLS],
    ['accessibility', figures.accessibility < 100],
    ['bestPractices', figures.bestPractices < 100],
    ['seo', figures.seo < 100],
  ]);
  return [...missed].filter(([, isMissed]) => isMissed).map(([name]) => name);
}

/** Of several audits of one route the middle one by performance: one that was disturbed does not count. */
export function middle<Audit extends { figures: Figures }>(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => a.figures.performance - b.figures.performance);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('There was no audit.');
  return found;
}
