import { STORAGE_KEYS } from './session-storage.ts';

/** §3: the e-mail address that waits for its confirmation. */
export const pendingEmail = {
  read: (): string => localStorage.getItem(STORAGE_KEYS.pendingEmail) ?? '',
  store(email: string): void {
    localStorage.setItem(STORAGE_KEYS.pendingEmail, email);
  },
  forget(): void {
    localStorage.removeItem(STORAGE_KEYS.pendingEmail);
  },
};
