import { errorText, isApiError, supportCode } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

export const UNCONFIRMED = 'We could not confirm whether this was done.';

type ChangeErrorKind =
  | 'failed'
  /** The answer was lost, and nothing readable shows whether the change was made. */
  | 'unknown'
  /** The person has checked again, and the change was not made. */
  | 'notDone'
  /** The other party acted first; the text explains how. */
  | 'tooLate'
  /** The page itself shows what happened instead. */
  | 'told';

interface ChangeErrorOptions {
  readonly cause?: unknown;
  /** Added to the text that stands beside the button. */
  readonly doubt?: string | undefined;
  /** For an unknown change: reads again, and resolves with the answer, or with null if the change was not made. */
  readonly check?: (() => Promise<unknown>) | null;
  /** For an unknown change: the record was read and does not show the change, so the person may send it again. */
  readonly mayRepeat?: boolean;
}

/** Why a change was not made, or is not known to have been made. The message is the text beside the button. */
export class ChangeError extends Error {
  readonly kind: ChangeErrorKind;
  readonly toastText: string;
  readonly check: (() => Promise<unknown>) | null;
  readonly mayRepeat: boolean;

  constructor(kind: ChangeErrorKind, text: string, options: ChangeErrorOptions = {}) {
    const { cause, doubt, check = null, mayRepeat = false } = options;
    const code = isApiError(cause) && cause.requestId !== null ? supportCode(cause) : null;
    const further = [
      ...(doubt === undefined ? [] : [doubt]),
      ...(code === null ? [] : [`Code for support: ${code}`]),
    ];
    super(further.length === 0 ? text : [text.replace(/[.!?]?$/, '.'), ...further].join(' '), { cause });
    this.kind = kind;
    this.toastText = text;
    this.check = check;
    this.mayRepeat = mayRepeat;
  }
}

export function toChangeError(error: unknown, fallback = 'An error occurred'): ChangeError {
  if (error instanceof ChangeError) return error;
  return new ChangeError('failed', errorText(error, fallback), { cause: error });
}

/** Shows a toast. Returns the text for the place beside the button. */
export function showError(error: unknown, fallback?: string): string {
  const { kind, toastText, message } = toChangeError(error, fallback);
  if (kind === 'tooLate') toast.warning(toastText);
  else if (kind !== 'told') toast.error(toastText, TOAST_ERROR_MS);
  return message;
}
