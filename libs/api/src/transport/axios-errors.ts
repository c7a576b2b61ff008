import type { AxiosResponse } from 'axios';
import { isAxiosError } from 'axios';
import { ApiError } from './api-error.ts';
import { serverClock } from './server-clock.ts';

/** Corrects the server clock by the `Date` header of an answer. */
export function learnTime({ headers }: AxiosResponse): void {
  const date: unknown = headers['date'];
  serverClock.learn(typeof date === 'string' ? date : null);
}

/** Any failure of a call as an ApiError. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<unknown>(error)) return new ApiError({ kind: 'network', status: null, body: null });
  const { response, code } = error;
  if (response !== undefined) {
    learnTime(response);
    return new ApiError({ kind: 'http', status: response.status, body: response.data });
  }
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ApiError({ kind: isTimeout ? 'timeout' : 'network', status: null, body: null });
}
