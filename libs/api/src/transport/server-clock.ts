import { CALL_TIMEOUT_MS } from './api-options.ts';

let offsetMs = 0;
let isConfirmed = false;

/** The device's clock, corrected by the `Date` header of the last answer, so that countdowns follow the server. */
export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** Whether an answer has given the server's time. If not, `now` is only what the device believes. */
  isConfirmed: (): boolean => isConfirmed,
  /** When the answer arrived, and when its call was sent, by the device's clock. */
  learn(dateHeader: string | null | undefined, arrivedAtMs = Date.now(), sentAtMs = arrivedAtMs): void {
    const learned = Date.parse(dateHeader ?? '') - arrivedAtMs;
    // After a longer time the device has slept meanwhile, and the answer may be as old as its sleep.
    if (Number.isNaN(learned) || (isConfirmed && arrivedAtMs - sentAtMs > CALL_TIMEOUT_MS)) return;
    isConfirmed = true;
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

/** The header counts whole seconds, so a smaller difference means nothing. */
const HEADER_PRECISION_MS = 2_000;
