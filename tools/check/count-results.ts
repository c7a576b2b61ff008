import { stripVTControlCharacters } from 'node:util';

interface Counts {
  passed: number;
  failed: number;
}

export interface NxTask {
  taskId: string;
  /** Name of the file with the task's output. */
  hash: string;
  target: string;
  projectName: string;
  status: number;
}

/** Of Vitest or Playwright. */
export interface TestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Counts the tests of a task. A task without tests counts as one, and so does a failure without a failed test. */
export function countTask({ target, status }: NxTask, report: TestReport | undefined): Counts {
  if (!['test', 'e2e'].includes(target))
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests = 0, numFailedTests = 0, stats } = report ?? {};
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats === undefined ? numFailedTests : stats.unexpected + stats.flaky;
  const failedSilently = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: failedSilently ? 1 : failed };
}

/** Nx may fail without a failed task, for example when it cannot read a project. */
export function total(counts: readonly Counts[], succeeded: boolean): Counts {
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}

const WARNING = /^[^\w✓]*(\w*warning|warn|\w*error|deprecated)\b.*:|^\(node:\d+\)/i;

/** The lines of an output that begin like a warning or an error; names of passed tests begin with a tick. */
export function warningsIn(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => WARNING.test(line));
}
