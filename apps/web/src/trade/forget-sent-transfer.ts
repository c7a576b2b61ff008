import { localStore } from '../storage/storage.ts';
import { sentTransferKey } from '../storage/storage-keys.ts';

/** Called once a transfer is no longer awaited. */
export function forgetSentTransfer(orderId: string): void {
  localStore.remove(sentTransferKey(orderId));
}
