import { isApiError } from '@amana/api';

/** The interval in ms at which an open page asks again: longer where the last answer asks to wait. */
export function pollMs(error: unknown, ms: number): number {
  return Math.max(ms, isApiError(error) ? error.waitMs : 0);
}

/** A `refetchInterval` of so many ms. */
export function pollEvery(ms: number) {
  return ({ state }: { state: { error: unknown } }): number => pollMs(state.error, ms);
}
