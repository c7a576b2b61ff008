import type { World } from './world.ts';

/** What happens when a deadline of one type falls due; `subject` is what it was scheduled with. */
export type DeadlineHandler = (world: World, subject: string) => void;

/** Lets everything happen that falls due until then, in order, each as of its own instant. */
export function runDue(
  world: World,
  untilMs: number,
  handlers: Readonly<Record<string, DeadlineHandler>>,
): void {
  for (let due = world.deadlines.takeDue(untilMs); due !== null; due = world.deadlines.takeDue(untilMs)) {
    const { type, subject, atMs, text } = due;
    const handle = handlers[type];
    if (handle === undefined) throw new Error(`Nothing knows what to do at a deadline of type ${type}`);
    world.clock.during(atMs, () => world.recorder.during(text, () => handle(world, subject)));
  }
}
