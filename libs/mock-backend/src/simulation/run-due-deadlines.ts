import type { World } from './world.ts';

/** Receives one line about a problem that no caller is told of. */
export type ReportProblem = (line: string) => void;
export type DeadlineHandler = (world: World, subject: string) => Promise<void>;

/**
 * Runs the deadlines that are due by `untilMs`, in order, each with the clock at its own time. With `reportProblem` one
 * that fails stays due and holds up no other.
 */
export async function runDueDeadlines(
  world: World,
  untilMs: number,
  handlers: Readonly<Record<string, DeadlineHandler>>,
  reportProblem?: ReportProblem,
): Promise<void> {
  for (let due = world.deadlines.takeDue(untilMs); due !== null; due = world.deadlines.takeDue(untilMs)) {
    const { type, subject, atMs, text } = due;
    try {
      const handle = handlers[type];
      if (handle === undefined) throw new Error(`There is no handler for deadlines of type ${type}`);
      await world.clock.during(atMs, () => handle(world, subject));
    } catch (error) {
      if (reportProblem === undefined) throw error;
      await world.deadlines.setAside(due);
      reportProblem(`An event failed and stays due: ${text} (${String(error)})`);
    }
  }
}
