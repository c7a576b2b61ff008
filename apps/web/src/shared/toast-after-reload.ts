import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Queues a success toast for after the reload that ends a session, which would remove it. */
export function toastAfterReload(text: string): void {
  tabStore.write(STORAGE_KEYS.toastAfterReload, text);
}

/** Shows the queued toast once, at start-up. */
export function showQueuedToast(): void {
  const text = tabStore.read(STORAGE_KEYS.toastAfterReload);
  tabStore.remove(STORAGE_KEYS.toastAfterReload);
  if (text !== null) toast.success(text, TOAST_SUCCESS_MS);
}
