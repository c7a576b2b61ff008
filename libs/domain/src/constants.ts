/** The name of the product where a deployment does not set another one. */
export const PRODUCT_NAME = 'Amana';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const PHONE_MAX_LENGTH = 11;
export const ACCOUNT_NUMBER_LENGTH = 10;
export const MIN_AGE_YEARS = 15;

// Limits of the contract, in characters.
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 500;
export const RECEIVED_BY_MAX_LENGTH = 100;
export const DISPUTE_TITLE_MAX_LENGTH = 120;
export const DISPUTE_NOTE_MAX_LENGTH = 2_000;
export const MESSAGE_MAX_LENGTH = 4_000;

export const UPLOAD_MAX_MB = 5;
/** 1 MB is 1024 × 1024 bytes here. */
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024;

export const CONFIRMATION_CODE_LENGTH = 6;
/** This wrong try voids the code. */
export const CONFIRMATION_CODE_MAX_TRIES = 5;

export const LIST_PAGE_SIZE = 10;
/** Limits of the contract. */
export const LIST_PAGE_MAX_SIZE = 100;
export const LIST_PAGE_MAX_NUMBER = 1_000_000;
export const BANK_LIST_PAGE_SIZE = 50;
export const RECENT_TRANSACTIONS_PAGE_SIZE = 5;
export const CHAT_PAGE_SIZE = 20;

export const NOTIFICATIONS_REFRESH_MS = 30_000;
export const ORDER_DETAIL_REFRESH_MS = 30_000;
export const TRANSACTIONS_REFRESH_MS = 30_000;
export const DASHBOARD_REFRESH_MS = 30_000;
export const CHAT_REFRESH_MS = 3_000;
export const COUNTDOWN_REFRESH_MS = 1_000;
export const UNUSED_QUERY_CACHE_MS = 60_000;

export const TOAST_DEFAULT_MS = 5_000;
export const TOAST_LOGIN_SUCCESS_MS = 1_000;
export const TOAST_REGISTRATION_MS = 2_000;
export const TOAST_RESET_LINK_MS = 2_000;
export const TOAST_SUCCESS_MS = 2_000;
export const TOAST_ERROR_MS = 3_000;
/** For the warning about an unconfirmed address at sign-in; other toasts have the default. */
export const TOAST_WARNING_MS = 3_000;

export const RESET_LINK_SENT = 'Password Reset Link Sent. Check your email';

export const COPY_FEEDBACK_MS = 2_000;

/** Percentages with their delay after the start; 100% follows the end of the work. */
export const PROGRESS_BAR_STEPS = [
  { atMs: 0, percent: 10 },
  { atMs: 100, percent: 30 },
  { atMs: 300, percent: 50 },
  { atMs: 600, percent: 70 },
] as const;

export const INVALID_DATE = 'Enter a valid date';
/** Shown for a value that the service did not send. */
export const NOT_AVAILABLE = 'Not available';

/** The server's answer to a sign-in with an unconfirmed email address, whose status equals a wrong password's. */
export const EMAIL_NOT_CONFIRMED = 'Login unsuccessful, please confirm email.';

export const DIALOG_CONFIRM_TEXT = 'OK';
export const DIALOG_CANCEL_TEXT = 'Cancel';

export const ORDER_STATUS_FILTERS = ['All', 'Pending', 'Cancelled'] as const;
export const TRANSACTION_STATUS_FILTERS = ['All', 'Pending', 'Paid', 'Settling', 'Completed'] as const;

export function tooLongText(maxLength: number): string {
  return `Must be at most ${maxLength} characters`;
}
