import { type AxiosResponse, isAxiosError } from 'axios';
import { ApiError, answerArrived, noAnswer } from './api-error.ts';
import { errorOfAnswer } from './error-of-answer.ts';
import { retryAfterMs } from './retry-after.ts';
import { serverClock } from './server-clock.ts';

/** Corrects by an answer the server clock, and what the browser says of the network. */
export function learnFrom({ headers }: AxiosResponse): void {
  answerArrived();
  const date: unknown = headers['date'];
  serverClock.learn(typeof date === 'string' ? date : null);
}

/** Any failure of a call as an ApiError. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<unknown>(error)) return noAnswer('network');
  const { response, code } = error;
  if (response !== undefined) {
    learnFrom(response);
    const waitMs = retryAfterMs(response.headers['retry-after'], serverClock.now());
    return errorOfAnswer(response.status, response.data, waitMs);
  }
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return noAnswer(isTimeout ? 'timeout' : 'network');
}
