import type { Interaction } from './event-timing.ts';

const PRINTED = 5;

export function printSlowest(interactions: readonly Interaction[]): void {
  const slowest = interactions.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, PRINTED);
  for (const { event, target, path, durationMs, waitMs, handlersMs } of slowest)
    console.log(
      `    ${durationMs} ms (waited ${waitMs}, handlers ${handlersMs}): ${event} of ${target} on ${path}`,
    );
}
