import { isApiError, serviceStatus } from '@amana/api';

/** Polling interval in ms; longer if the last answer asks to wait. */
function pollMs(error: unknown, ms: number): number {
  return Math.max(ms, isApiError(error) ? error.waitMs : 0);
}

/** `ms`: null for a query that is only repeated when a failed service has asked to wait. */
export function pollEvery(ms: number | null) {
  return ({ state: { error } }: { state: { error: unknown } }): number | false =>
    pollMs(error, ms ?? 0) || false;
}

/** Not found, not for this viewer, or an impossible id. */
const REFUSALS: ReadonlySet<number | null> = new Set([400, 403, 404]);

/**
 * Query options for the record of an open page: polls it, unless the service refuses to show it, because it would refuse
 * again.
 * @param ms the interval, which may depend on the last answer
 */
export function recordPolling<Answer>(ms: number | ((answer: Answer | undefined) => number)) {
  return {
    refetchInterval: ({ state: { data, error } }: { state: { data: Answer | undefined; error: unknown } }) =>
      data === undefined && REFUSALS.has(serviceStatus(error))
        ? (false as const)
        : pollMs(error, typeof ms === 'number' ? ms : ms(data)),
    refetchOnWindowFocus: 'always' as const,
  };
}
