import type { AxiosResponse } from 'axios';
import { isAxiosError } from 'axios';
import { ApiError, noAnswer } from './api-error.ts';
import { serverClock } from './server-clock.ts';

/** Corrects the server clock by the `Date` header of an answer. */
export function learnTime({ headers }: AxiosResponse): void {
  const date: unknown = headers['date'];
  serverClock.learn(typeof date === 'string' ? date : null);
}

/** Any failure of a call as an ApiError. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<unknown>(error)) return noAnswer('network');
  const { response, code } = error;
  if (response !== undefined) {
    learnTime(response);
    const { status, data: body } = response;
    return new ApiError({ kind: status < 500 ? 'refused' : 'unavailable', status, body });
  }
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return noAnswer(isTimeout ? 'timeout' : 'network');
}
