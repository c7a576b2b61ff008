import { errorText } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

/** Said where it is not known whether a change was made. */
export const UNCONFIRMED = 'We could not confirm whether this was done.';

/** The error of a change whose answer was lost, where nothing can be read that shows whether it was made. */
export class UnconfirmedError extends Error {}

/** The same for a change of the person's account: the failure itself is shown, and the doubt next to the form. */
export class UnconfirmedAccountChange extends UnconfirmedError {
  constructor(failure: unknown) {
    super('The change of the account could not be confirmed', { cause: failure });
  }
}

/** The server's message, or `fallback` if it sent none. */
export function failureText(error: unknown, fallback = 'An error occurred'): string {
  if (error instanceof UnconfirmedAccountChange) return errorText(error.cause, fallback);
  return error instanceof UnconfirmedError ? UNCONFIRMED : errorText(error, fallback);
}

/** Shows a failure in a toast, and returns its text for the form, with the doubt whether the change was made. */
export function showError(error: unknown, fallback?: string): string {
  const text = failureText(error, fallback);
  toast.error(text, TOAST_ERROR_MS);
  return error instanceof UnconfirmedAccountChange ? `${text.replace(/[.!?]?$/, '.')} ${UNCONFIRMED}` : text;
}
