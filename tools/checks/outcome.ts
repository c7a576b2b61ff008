/** What one step of `npm test` found: checks that ran, and what a person must see of those that failed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Whether everything in it was restored from the cache of an identical earlier run. */
  cached: boolean;
  /** The whole output of what failed. */
  output: string;
  /** How long it took by itself, where it ran beside others. */
  seconds?: number;
}

export const NOTHING_RAN: Outcome = { passed: 0, failed: 0, skipped: 0, cached: true, output: '' };

export function together(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      cached: sum.cached && one.cached,
      output: [sum.output, one.output].filter((text) => text !== '').join('\n'),
    }),
    NOTHING_RAN,
  );
}

/** A test run that failed without a failing test (a file that does not load), or ran none, is itself a failure. */
export function judgeTests(
  counts: Pick<Outcome, 'passed' | 'failed' | 'skipped'> | undefined,
  succeeded: boolean,
): Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const silentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}

/** The last line of `npm test`, alone on its line. */
export function verdict({ passed, failed }: Outcome): string {
  return `${passed} passed, ${failed} failed`;
}
