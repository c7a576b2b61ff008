import { readRefusal } from '../reader/refusal.ts';
import { ApiError } from './api-error.ts';

/** The error of an answer that is no success. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  return new ApiError({ kind: status < 500 ? 'refused' : 'unavailable', status, ...readRefusal(body) });
}
