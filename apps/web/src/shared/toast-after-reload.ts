import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { type InferType, object, string } from 'yup';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { fitting } from './navigation-state.ts';

const QUEUED = object({ text: string().defined(), tone: string().oneOf(['success', 'warning']).defined() });

/** Queues a toast for after the reload that ends a session, because the reload would remove it. */
export function toastAfterReload(text: string, tone: InferType<typeof QUEUED>['tone'] = 'success'): void {
  tabStore.write(STORAGE_KEYS.toastAfterReload, JSON.stringify({ text, tone }));
}

export function showQueuedToast(): void {
  const queued = fitting(QUEUED, tabStore.readJson(STORAGE_KEYS.toastAfterReload));
  tabStore.remove(STORAGE_KEYS.toastAfterReload);
  if (queued?.tone === 'success') toast.success(queued.text, TOAST_SUCCESS_MS);
  else if (queued !== null) toast.warning(queued.text);
}
