import { deviceStorage } from './seat-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** §3: the e-mail address that waits for its confirmation. */
export const pendingEmail = {
  read: (): string => deviceStorage.getItem(STORAGE_KEYS.pendingEmail) ?? '',
  store(email: string): void {
    deviceStorage.setItem(STORAGE_KEYS.pendingEmail, email);
  },
  forget(): void {
    deviceStorage.removeItem(STORAGE_KEYS.pendingEmail);
  },
};
