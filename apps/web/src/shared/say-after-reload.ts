import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Signing out loads the page anew (§4), and a toast that stood there would be gone: it is shown afterwards. */
export function sayAfterReload(text: string): void {
  tabStore.write(STORAGE_KEYS.toastAfterReload, text);
}

/** Once, when the page has come. */
export function sayWhatWaited(): void {
  const text = tabStore.read(STORAGE_KEYS.toastAfterReload);
  tabStore.remove(STORAGE_KEYS.toastAfterReload);
  if (text !== null) toast.success(text, TOAST_SUCCESS_MS);
}
