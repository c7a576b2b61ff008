import { clockOffsetMs } from '@amana/domain';

let offsetMs = 0;

/** The device's clock, corrected by the `Date` header of the last answer, so that countdowns follow the server. */
export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** `arrivedAtMs` is the time of arrival by the device's clock. */
  learn(dateHeader: string | null | undefined, arrivedAtMs = Date.now()): void {
    if (dateHeader === null || dateHeader === undefined) return;
    const learned = clockOffsetMs(dateHeader, arrivedAtMs);
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

/** The header counts whole seconds, so a smaller difference means nothing. */
const HEADER_PRECISION_MS = 2_000;
