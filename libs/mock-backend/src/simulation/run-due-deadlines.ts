import type { World } from './world.ts';

export type DeadlineHandler = (world: World, subject: string) => Promise<void>;

/** Runs the deadlines that are due by `untilMs`, in order, each with the clock at its own time. */
export async function runDueDeadlines(
  world: World,
  untilMs: number,
  handlers: Readonly<Record<string, DeadlineHandler>>,
): Promise<void> {
  for (let due = world.deadlines.takeDue(untilMs); due !== null; due = world.deadlines.takeDue(untilMs)) {
    const { type, subject, atMs } = due;
    const handle = handlers[type];
    if (handle === undefined) throw new Error(`There is no handler for deadlines of type ${type}`);
    await world.clock.during(atMs, () => handle(world, subject));
  }
}
