import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The real function, because tests may fake it later. */
const realSetImmediate = setImmediate;
const STEP_MS = 500;
/** More event loop turns than a call and its answer take within one process. */
const TURNS_OF_A_CALL = 20;

/**
 * Moves the fake clock by `ms`. At each step it waits for the calls that the step caused: answers take event loop
 * turns, not fake time, so timers that an answer starts would otherwise start too late.
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
