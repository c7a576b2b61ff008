import lighthouse from 'lighthouse';
import type { Scores } from './limits.ts';

export interface Audit {
  scores: Scores;
  /** Titles of the audits outside of performance that are not perfect. */
  findings: string[];
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One visit with Lighthouse's default phone and network; the cache is emptied, local storage is not. */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse found nothing at ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const shown = new URL(lhr.finalDisplayedUrl).pathname;
  if (shown !== new URL(url).pathname)
    throw new Error(`${url} redirected to ${shown}: this audit is of another screen.`);
  return { scores: scoresOf(lhr), findings: findingsOf(lhr) };
}

function scoresOf(lhr: LighthouseResult): Scores {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

function findingsOf(lhr: LighthouseResult): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((found) => found !== undefined)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
}
