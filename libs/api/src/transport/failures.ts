import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';

/** The error of a call without an answer; it may have arrived if it was sent online. */
export function noAnswer(
  kind: 'network' | 'timeout',
  { text = null, wasOnline = false }: { text?: string | null; wasOnline?: boolean } = {},
): ApiError {
  const isOffline = kind === 'network' && !wasOnline && !onlineManager.isOnline();
  return new ApiError({ kind: isOffline ? 'offline' : kind, status: null, text });
}

export function notSent(text: string): ApiError {
  return new ApiError({ kind: 'refused', status: null, text });
}

export function misconfigured(setting: string): ApiError {
  const text = `This app is not set up correctly, so nothing was sent. Contact support. Code: ${setting}`;
  return new ApiError({ kind: 'misconfigured', status: null, text });
}

/**
 * The error of a reading call after a failed refresh. It has no status, because the refresh says nothing about the
 * record or the session.
 */
export function notRead(cause: ApiError): ApiError {
  return cause.kind === 'refused'
    ? notSent('Your session could not be renewed. Try again in a moment.')
    : cause;
}

/**
 * The error of a changing call after a failed refresh. The server's text would ask the user to sign in, although the
 * session is still valid.
 */
export function notRenewed(failure: ApiError): ApiError {
  const { kind, status } = failure;
  if (status !== 401) return failure;
  const text = 'This was not done, because your session could not be renewed. Try again in a moment.';
  return new ApiError({ kind, status, text });
}
