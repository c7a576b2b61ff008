import type { NxRun, NxTask } from './nx-run.ts';
import type { Outcome } from './outcome.ts';
import { NOTHING_RAN, together } from './outcome.ts';

/** What became of one target in a run of several. */
export function outcomeOf(run: NxRun, target: string, judge: (task: NxTask) => Outcome): Outcome {
  const tasks = run.tasks.filter((task) => task.target === target);
  const outcome = { ...together(tasks.map(judge)), seconds: secondsOf(tasks) };
  if (outcome.failed > 0 || (tasks.length > 0 && isExplained(run))) return outcome;
  return together([outcome, { ...NOTHING_RAN, failed: 1, cached: false, output: reasonOf(run, target) }]);
}

/** Nx may fail although no task did: no step of that run may then count as passed. */
function isExplained({ tasks, succeeded }: NxRun): boolean {
  return succeeded || tasks.some((task) => !task.succeeded);
}

/** Nx leaves out what depends on a failure, and that step of its own has nothing more to say. */
function reasonOf(run: NxRun, target: string): string {
  const failed = run.tasks.filter((task) => !task.succeeded).map(({ id }) => id);
  return failed.length > 0 ? `${target} was left out after ${failed.join(', ')} had failed.` : run.output;
}

function secondsOf(tasks: readonly NxTask[]): number {
  if (tasks.length === 0) return 0;
  const startedAtMs = Math.min(...tasks.map((task) => task.startedAtMs));
  return (Math.max(...tasks.map((task) => task.endedAtMs)) - startedAtMs) / 1_000;
}
