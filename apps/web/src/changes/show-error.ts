import { errorText, isApiError, supportCode } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

export const UNCONFIRMED = 'We could not confirm whether this was done.';

/** The answer was lost, and nothing readable shows whether the change was made. */
export class UnconfirmedError extends Error {}

/** The service says that the change was made, but the record does not show it. */
export class UnseenError extends UnconfirmedError {}

/** The same as an UnconfirmedError, for the person's account: the failure itself is shown, and the doubt next to the form. */
export class UnconfirmedAccountChange extends UnconfirmedError {
  constructor(failure: unknown) {
    super('The change of the account could not be confirmed', { cause: failure });
  }
}

/** The other party acted first. The text explains how; null if the server's message does. */
export class TooLateError extends Error {
  readonly text: string | null;
  constructor(text: string | null, refusal: unknown) {
    super('The order has changed meanwhile', { cause: refusal });
    this.text = text;
  }
}

export class ExplainedError extends Error {}

/** A failure that was already shown, with the text for the form. */
export class ShownFailure extends Error {}

export function failureText(error: unknown, fallback = 'An error occurred'): string {
  if (error instanceof UnconfirmedAccountChange) return errorText(error.cause, fallback);
  if (error instanceof ExplainedError) return error.message;
  return error instanceof UnconfirmedError ? UNCONFIRMED : errorText(error, fallback);
}

/** Shows a toast. Returns the text for the form, with the doubt whether the change was made and the code for support. */
export function showError(error: unknown, fallback?: string): string {
  if (error instanceof ShownFailure) return error.message;
  if (error instanceof TooLateError) {
    if (error.text === null) return showError(error.cause, fallback);
    toast.warning(error.text);
    return error.text;
  }
  const text = failureText(error, fallback);
  toast.error(text, TOAST_ERROR_MS);
  const failure = error instanceof UnconfirmedError ? error.cause : error;
  const code = isApiError(failure) && failure.requestId !== null ? supportCode(failure) : null;
  const further = [
    ...(error instanceof UnconfirmedAccountChange ? [UNCONFIRMED] : []),
    ...(code === null ? [] : [`Code for support: ${code}`]),
  ];
  return further.length === 0 ? text : [text.replace(/[.!?]?$/, '.'), ...further].join(' ');
}
