import { TOAST_SUCCESS_MS, TOAST_WARNING_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

type Kind = 'success' | 'warning';

const SHOW: Record<Kind, (text: string) => void> = {
  success: (text) => toast.success(text, TOAST_SUCCESS_MS),
  warning: (text) => toast.warning(text, TOAST_WARNING_MS),
};

/** Queues a toast for after the reload that ends a session, which would remove it. */
export function toastAfterReload(text: string, kind: Kind = 'success'): void {
  tabStore.write(STORAGE_KEYS.toastAfterReload, `${kind} ${text}`);
}

/** Shows the queued toast once, at start-up. */
export function showQueuedToast(): void {
  const [kind, ...words] = tabStore.read(STORAGE_KEYS.toastAfterReload)?.split(' ') ?? [];
  tabStore.remove(STORAGE_KEYS.toastAfterReload);
  if (kind === 'success' || kind === 'warning') SHOW[kind](words.join(' '));
}
