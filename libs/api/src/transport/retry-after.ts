/** The longest wait in ms that a service can ask for, so that no page stands still for good. */
const MAX_WAIT_MS = 60_000;

/**
 * How long a service asks to wait before the next call, in ms; 0 where it does not say so.
 * @param header the header `Retry-After`: seconds, or a date by the clock of the service (RFC 9110, section 10.2.3)
 * @param nowMs the time by the clock of the service
 */
export function retryAfterMs(header: unknown, nowMs: number): number {
  if (typeof header !== 'string') return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(waitMs) ? 0 : Math.min(Math.max(waitMs, 0), MAX_WAIT_MS);
}
