import { clockOffsetMs } from '@amana/domain';

let offsetMs = 0;

/** The server's time as far as it is known: the device's clock, corrected by the last `Date` header (decision D13). */
export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** The header counts whole seconds, so a difference of less than that says nothing. It came now, unless told otherwise. */
  learn(dateHeader: string | null | undefined, arrivedAtMs = Date.now()): void {
    if (dateHeader === null || dateHeader === undefined) return;
    const learned = clockOffsetMs(dateHeader, arrivedAtMs);
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

const HEADER_PRECISION_MS = 2_000;
