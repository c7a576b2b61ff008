import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { tabStorage } from '../session/index.ts';

const KEY = 'sayAfterReload';

/** Signing out loads the page anew (§4), and a toast that stood there would be gone: it is shown afterwards. */
export function sayAfterReload(text: string): void {
  tabStorage.setItem(KEY, text);
}

/** Once, when the page has come. */
export function sayWhatWaited(): void {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  if (text !== null) toast.success(text, TOAST_SUCCESS_MS);
}
