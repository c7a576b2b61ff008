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

/** The other party has acted first. The text says how; null where the refusal itself says it. */
export class TooLateError extends Error {
  readonly text: string | null;
  constructor(text: string | null, refusal: unknown) {
    super('The order has changed meanwhile', { cause: refusal });
    this.text = text;
  }
}

/** A failure whose message is written for the person. */
export class ExplainedError extends Error {}

/** A failure that was shown already, with the text for the form. */
export class ShownFailure extends Error {}

/** The server's message, or `fallback` if it sent none. */
export function failureText(error: unknown, fallback = 'An error occurred'): string {
  if (error instanceof UnconfirmedAccountChange) return errorText(error.cause, fallback);
  if (error instanceof ExplainedError) return error.message;
  return error instanceof UnconfirmedError ? UNCONFIRMED : errorText(error, fallback);
}

/** Shows a failure in a toast, and returns its text for the form, with the doubt whether the change was made. */
export function showError(error: unknown, fallback?: string): string {
  if (error instanceof ShownFailure) return error.message;
  if (error instanceof TooLateError) {
    if (error.text === null) return showError(error.cause, fallback);
    toast.warning(error.text);
    return error.text;
  }
  const text = failureText(error, fallback);
  toast.error(text, TOAST_ERROR_MS);
  return error instanceof UnconfirmedAccountChange ? `${text.replace(/[.!?]?$/, '.')} ${UNCONFIRMED}` : text;
}
