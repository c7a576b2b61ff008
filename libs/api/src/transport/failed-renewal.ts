import { ApiError } from './api-error.ts';

/**
 * The error of a call that reads, whose session could not be renewed. It has no status: that of a refused renewal says
 * nothing about the record that was asked for, nor that the session has ended.
 */
export function notRead(cause: ApiError): ApiError {
  if (cause.kind !== 'refused') return cause;
  const text = 'Your session could not be renewed. Try again in a moment.';
  return new ApiError({ kind: 'refused', status: null, text });
}

/**
 * The error of a call that changes something. The server's own text would ask to sign in again, although the session goes
 * on.
 */
export function notRenewed(failure: ApiError): ApiError {
  const { kind, status } = failure;
  if (status !== 401) return failure;
  const text = 'This was not done, because your session could not be renewed. Try again in a moment.';
  return new ApiError({ kind, status, text });
}
