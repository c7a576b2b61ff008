import { onlineManager } from '@tanstack/react-query';
import { isAxiosError } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { errorOfAnswer } from '../reader/refusal.ts';
import { serverClock } from './server-clock.ts';

export function apiErrorOf(error: unknown, sentAtMs?: number, wasOnline = false): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<unknown>(error)) return noAnswer('network', wasOnline);
  const { response, code } = error;
  if (response !== undefined) {
    const { status, data, headers } = response;
    serverClock.learn(headers['date'], Date.now(), sentAtMs);
    return errorOfAnswer(status, data, retryAfterMs(headers['retry-after'], serverClock.now()));
  }
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return noAnswer(isTimeout ? 'timeout' : 'network', wasOnline);
}

/** The error of a call without an answer; it may have arrived if it was sent online. */
export function noAnswer(kind: 'network' | 'timeout', wasOnline = false): ApiError {
  const isOffline = kind === 'network' && !wasOnline && !onlineManager.isOnline();
  return new ApiError({ kind: isOffline ? 'offline' : kind, status: null, text: null });
}

/** The error of a call that the person has stopped: its last bytes may have arrived all the same. */
export function stopped(): ApiError {
  return new ApiError({ kind: 'network', status: null, text: 'You stopped the upload.' });
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

export function notSent(text: string): ApiError {
  return new ApiError({ kind: 'refused', status: null, text });
}

/**
 * The error of a call whose refused token could not be refreshed. The server's text would ask the user to sign in, and
 * the refusal of a refresh says nothing about the record or the session, which is still valid.
 */
export function notRefreshed(failure: ApiError, cause: ApiError, isReading: boolean): ApiError {
  if (isReading)
    return cause.kind === 'refused'
      ? notSent('Your session could not be renewed. Try again in a moment.')
      : cause;
  // Only the answer to a change itself confirms or denies it.
  if (failure.status !== 401) return failure;
  const text = 'This was not done, because your session could not be renewed. Try again in a moment.';
  return new ApiError({ kind: failure.kind, status: 401, text });
}
