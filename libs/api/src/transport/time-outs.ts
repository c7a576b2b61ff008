/** After so long a call counts as failed, in ms. */
export const CALL_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
