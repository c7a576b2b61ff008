import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';

/** The error of a call that got no answer. A call that was sent online may have arrived, although the network is lost now. */
export function noAnswer(
  kind: 'network' | 'timeout',
  { text = null, wasOnline = false }: { text?: string | null; wasOnline?: boolean } = {},
): ApiError {
  const isOffline = kind === 'network' && !wasOnline && !onlineManager.isOnline();
  return new ApiError({ kind: isOffline ? 'offline' : kind, status: null, text });
}

/**
 * The text of a call that failed for want of a part of the app. Most browsers ask only once for a part that is imported:
 * another import fails at once until the page is reloaded.
 */
export const NOT_LOADED =
  'Nothing was sent, because a part of this app could not be loaded. Reload the page.';

/** The error of a call that could not be sent: unlike one without an answer, it certainly had no effect. */
export function notSent(text: string): ApiError {
  return new ApiError({ kind: 'refused', status: null, text });
}

/** The error of every call of a deployment with a wrong setting. */
export function misconfigured(setting: string): ApiError {
  const text = `This app is not set up correctly, so nothing was sent. Contact support. Code: ${setting}`;
  return new ApiError({ kind: 'misconfigured', status: null, text });
}

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
