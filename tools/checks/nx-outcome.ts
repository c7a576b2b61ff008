import type { NxRun, NxTask } from './nx-run.ts';
import type { Outcome } from './outcome.ts';
import { NOTHING_RAN, combined } from './outcome.ts';

/** The outcome of one target of an Nx run. */
export function outcomeOf(run: NxRun, target: string, outcomeOfTask: (task: NxTask) => Outcome): Outcome {
  const tasks = run.tasks.filter((task) => task.target === target);
  const outcome = { ...combined(tasks.map(outcomeOfTask)), seconds: secondsOf(tasks) };
  if (outcome.failed > 0 || (tasks.length > 0 && isExplained(run))) return outcome;
  return combined([outcome, { ...NOTHING_RAN, failed: 1, cached: false, output: reasonOf(run, target) }]);
}

/** Nx may fail without a failed task; then no step of that run has passed. */
function isExplained({ tasks, succeeded }: NxRun): boolean {
  return succeeded || tasks.some((task) => !task.succeeded);
}

/** Nx skips the tasks that depend on a failed one. */
function reasonOf(run: NxRun, target: string): string {
  const failed = run.tasks.filter((task) => !task.succeeded).map(({ id }) => id);
  return failed.length > 0 ? `${target} was skipped because ${failed.join(', ')} failed.` : run.output;
}

function secondsOf(tasks: readonly NxTask[]): number {
  if (tasks.length === 0) return 0;
  const startedAtMs = Math.min(...tasks.map((task) => task.startedAtMs));
  return (Math.max(...tasks.map((task) => task.endedAtMs)) - startedAtMs) / 1_000;
}
