import { type AxiosResponse, isAxiosError } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { noAnswer } from './failures.ts';
import { errorOfAnswer } from '../reader/refusal.ts';
import { serverClock } from './server-clock.ts';

export function learnTime({ headers }: AxiosResponse, sentAtMs?: number): void {
  const date: unknown = headers['date'];
  serverClock.learn(typeof date === 'string' ? date : null, Date.now(), sentAtMs);
}

interface Sending {
  readonly atMs?: number;
  readonly wasOnline?: boolean;
}

export function apiErrorOf(error: unknown, { atMs, wasOnline = false }: Sending = {}): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<unknown>(error)) return noAnswer('network', { wasOnline });
  const { response, code } = error;
  if (response !== undefined) {
    learnTime(response, atMs);
    const waitMs = retryAfterMs(response.headers['retry-after'], serverClock.now());
    return errorOfAnswer(response.status, response.data, waitMs);
  }
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return noAnswer(isTimeout ? 'timeout' : 'network', { wasOnline });
}

const MAX_WAIT_MS = 60_000;
/** Share of the delay that is added at random at most, so that not all devices return at once. */
const JITTER = 0.25;

/**
 * Minimum delay before the next call, in ms; 0 without the header. `header`: `Retry-After` in seconds or as a date (RFC
 * 9110, section 10.2.3). `nowMs`: server time.
 */
function retryAfterMs(header: unknown, nowMs: number): number {
  if (typeof header !== 'string') return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(waitMs) ? 0 : Math.min(Math.max(waitMs, 0), MAX_WAIT_MS) * (1 + JITTER * Math.random());
}
