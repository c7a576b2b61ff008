import { toast } from '@amana/ui';
import { useEffect } from 'react';

/** Closes a question once what it asks about is no longer possible, and says why where that is known. */
export function useCloseWhenTooLate(isTooLate: boolean, why: string | null, onClose: () => void): void {
  useEffect(() => {
    if (!isTooLate) return;
    if (why !== null) toast.warning(why);
    onClose();
  }, [isTooLate, why, onClose]);
}
