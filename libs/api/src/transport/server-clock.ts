import { clockOffsetMs } from '@amana/domain';

let offsetMs = 0;
let isConfirmed = false;

/** The device's clock, corrected by the `Date` header of the last answer, so that countdowns follow the server. */
export const serverClock = {
  now: (): number => Date.now() + offsetMs,
  /** Whether an answer has given the server's time. If not, `now` is only what the device believes. */
  isConfirmed: (): boolean => isConfirmed,
  /** `arrivedAtMs` is the time of arrival by the device's clock. */
  learn(dateHeader: string | null | undefined, arrivedAtMs = Date.now()): void {
    if (Number.isNaN(Date.parse(dateHeader ?? ''))) return;
    isConfirmed = true;
    const learned = clockOffsetMs(dateHeader, arrivedAtMs);
    offsetMs = Math.abs(learned) < HEADER_PRECISION_MS ? 0 : learned;
  },
};

/** The header counts whole seconds, so a smaller difference means nothing. */
const HEADER_PRECISION_MS = 2_000;
