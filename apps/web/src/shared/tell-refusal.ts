import { errorStatus, errorText } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { toast } from '@amana/ui';

/** Says why something was refused; answers whether the state had changed meanwhile (409), so that it is read again. */
export function tellRefusal(error: unknown, fallback: string): { stateChanged: boolean } {
  toast.error(errorText(error, fallback), TOAST_ERROR_MS);
  return { stateChanged: errorStatus(error) === 409 };
}
