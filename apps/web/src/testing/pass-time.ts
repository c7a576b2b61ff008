import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Not the fake one that a test may have set since. */
const realSetImmediate = setImmediate;
const STEP_MS = 500;
/** More turns of the event loop than a call and its answer take within one process. */
const TURNS_OF_A_CALL = 20;

/**
 * Moves the fake clock by `ms`. It stops at each step until the calls that the step caused are answered: an answer takes
 * turns of the event loop, not time of the fake clock, so a timer that an answer starts would otherwise start too late.
 */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      for (let turn = 0; turn < TURNS_OF_A_CALL; turn += 1)
        await new Promise((resolve) => realSetImmediate(resolve));
    });
  }
}
