import { isApiError } from '@amana/api';

/** Polling interval in ms; longer if the last answer asks to wait. */
export function pollMs(error: unknown, ms: number): number {
  return Math.max(ms, isApiError(error) ? error.waitMs : 0);
}

export function pollEvery(ms: number) {
  return ({ state }: { state: { error: unknown } }): number => pollMs(state.error, ms);
}
