import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/** The e-mail address of an account that is not confirmed yet. */
export const pendingEmail = {
  read: (): string => localStore.read(STORAGE_KEYS.pendingEmail) ?? '',
  store(email: string): void {
    localStore.write(STORAGE_KEYS.pendingEmail, email);
  },
  forget(): void {
    localStore.remove(STORAGE_KEYS.pendingEmail);
    localStore.remove(STORAGE_KEYS.mailedTo);
  },
  /** The address to which a link was sent, as far as this browser knows. */
  mailedTo: (): string => localStore.read(STORAGE_KEYS.mailedTo) ?? '',
  linkSent(email: string): void {
    localStore.write(STORAGE_KEYS.mailedTo, email);
  },
};
