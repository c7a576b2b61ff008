import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

export const pendingEmail = {
  read: (): string => localStore.read(STORAGE_KEYS.pendingEmail) ?? '',
  store(email: string): void {
    localStore.write(STORAGE_KEYS.pendingEmail, email);
  },
  forget(): void {
    localStore.remove(STORAGE_KEYS.pendingEmail);
    localStore.remove(STORAGE_KEYS.mailedTo);
  },
  mailedTo: (): string => localStore.read(STORAGE_KEYS.mailedTo) ?? '',
  linkSent(email: string): void {
    localStore.write(STORAGE_KEYS.mailedTo, email);
  },
};
