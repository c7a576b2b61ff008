/** The result of one step of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Whether all of it was restored from Nx's cache. */
  cached: boolean;
  /** The output of the failed checks. */
  output: string;
  /** Set where the step ran in parallel with others. */
  seconds?: number;
}

export const NOTHING_RAN: Outcome = { passed: 0, failed: 0, skipped: 0, cached: true, output: '' };

export function combined(outcomes: readonly Outcome[]): Outcome {
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

/** A run without a report, without tests, or that failed without a failing test counts as one failure. */
export function testCounts(
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
