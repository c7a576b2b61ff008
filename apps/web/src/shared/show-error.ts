import { errorText } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

/** Says why something was refused: the server's words, else the screen's own (§8). */
export function showError(error: unknown, fallback: string): void {
  toast.error(errorText(error, fallback), TOAST_ERROR_MS);
}
