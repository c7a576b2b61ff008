import { CALL_TIMEOUT_MS } from './api-options.ts';

let offsetMs = 0;
/** `clockLead` when the server's time was learned; null before. */
let leadMs: number | null = null;
/** Changes when the device's clock is set, or while the device sleeps. */
const clockLead = () => Date.now() - performance.now();
const isConfirmed = () => leadMs !== null && Math.abs(clockLead() - leadMs) < CLOCK_SET_MS;

export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** False until an answer has given the server's time, and after the device's clock was set, until the next answer. */
  isConfirmed,
  /** Both times are by the device's clock, in ms. */
  learn(dateHeader: unknown, arrivedAtMs = Date.now(), sentAtMs = arrivedAtMs): void {
    const learned = Date.parse(typeof dateHeader === 'string' ? dateHeader : '') - arrivedAtMs;
    // After a longer time the device was asleep, and the answer may be as old.
    if (Number.isNaN(learned) || (leadMs !== null && arrivedAtMs - sentAtMs > CALL_TIMEOUT_MS)) return;
    leadMs = clockLead();
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

const HEADER_PRECISION_MS = 2_000;
const CLOCK_SET_MS = 60_000;
