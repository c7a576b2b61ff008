import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Queues a toast for after the reload that ends a session, because the reload would remove it. */
export function toastAfterReload(text: string): void {
  tabStore.write(STORAGE_KEYS.toastAfterReload, text);
}

export function warnAfterReload(text: string): void {
  tabStore.write(STORAGE_KEYS.warningAfterReload, text);
}

export function showQueuedToast(): void {
  const text = tabStore.read(STORAGE_KEYS.toastAfterReload);
  const warning = tabStore.read(STORAGE_KEYS.warningAfterReload);
  tabStore.remove(STORAGE_KEYS.toastAfterReload);
  tabStore.remove(STORAGE_KEYS.warningAfterReload);
  if (text) toast.success(text, TOAST_SUCCESS_MS);
  if (warning) toast.warning(warning);
}
