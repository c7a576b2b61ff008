import { matchPath } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** The link that a counterpart is sent: the only address that a visitor is brought back to after signing in. */
export function isOrderLink({ pathname, search }: { pathname: string; search: string }): boolean {
  return matchPath(PATHS.order, pathname) !== null && new URLSearchParams(search).has('referral');
}

export function rememberOrderLink({ pathname, search }: { pathname: string; search: string }): void {
  localStore.write(STORAGE_KEYS.orderLink, `${pathname}${search}`);
}

export function readOrderLink(): string | null {
  return localStore.read(STORAGE_KEYS.orderLink);
}

export function forgetOrderLink(): void {
  localStore.remove(STORAGE_KEYS.orderLink);
}
