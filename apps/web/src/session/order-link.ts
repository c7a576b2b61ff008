import { deviceStorage } from './seat-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Decision D9: the only address that a visitor is brought back to after signing in. */
export function isOrderLink({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/dashboard\/orders\/[^/]+$/.test(pathname) && new URLSearchParams(search).has('referral');
}

export function rememberOrderLink({ pathname, search }: { pathname: string; search: string }): void {
  deviceStorage.setItem(STORAGE_KEYS.orderLink, `${pathname}${search}`);
}

/** Null for every other sign-in, which goes to the overview. */
export function readOrderLink(): string | null {
  return deviceStorage.getItem(STORAGE_KEYS.orderLink);
}

/** Once the visitor is there. */
export function forgetOrderLink(): void {
  deviceStorage.removeItem(STORAGE_KEYS.orderLink);
}
