import { CALL_TIMEOUT_MS } from './api-options.ts';

let offsetMs = 0;
let isConfirmed = false;

export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** False until an answer has given the server's time; `now` is then the device's time. */
  isConfirmed: (): boolean => isConfirmed,
  /** Both times are by the device's clock, in ms. */
  learn(dateHeader: string | null | undefined, arrivedAtMs = Date.now(), sentAtMs = arrivedAtMs): void {
    const learned = Date.parse(dateHeader ?? '') - arrivedAtMs;
    // After a longer time the device was asleep, and the answer may be as old.
    if (Number.isNaN(learned) || (isConfirmed && arrivedAtMs - sentAtMs > CALL_TIMEOUT_MS)) return;
    isConfirmed = true;
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

const HEADER_PRECISION_MS = 2_000;
