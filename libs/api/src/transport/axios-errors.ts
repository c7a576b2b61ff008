import { type AxiosResponse, isAxiosError } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { noAnswer } from './failures.ts';
import { errorOfAnswer } from '../reader/error-of-answer.ts';
import { retryAfterMs } from './retry-after.ts';
import { serverClock } from './server-clock.ts';

/** Corrects the server clock by the answer to a call. */
export function learnTime({ headers }: AxiosResponse, sentAtMs?: number): void {
  const date: unknown = headers['date'];
  serverClock.learn(typeof date === 'string' ? date : null, Date.now(), sentAtMs);
}

interface Sending {
  readonly atMs?: number;
  readonly wasOnline?: boolean;
}

/** Any failure of a call as an ApiError. */
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
