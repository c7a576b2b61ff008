import { errorText } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

/** Shows the server's message, or `fallback` if it sent none. */
export function showError(error: unknown, fallback = 'An error occurred'): void {
  toast.error(errorText(error, fallback), TOAST_ERROR_MS);
}
