import { ApiError } from './api-error.ts';

/**
 * The error of a call that reads, whose session could not be renewed. A refused renewal has a status, which says nothing
 * about the record that was asked for.
 */
export function notRead(cause: ApiError): ApiError {
  if (cause.kind !== 'refused') return cause;
  const text = 'Your session could not be renewed. Try again in a moment.';
  return new ApiError({ kind: 'refused', status: 401, text });
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
