import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { PATHS, addressesOf } from './paths.ts';

type Address = Pick<URL, 'pathname' | 'search'>;

export function isOrderLink({ pathname, search }: Address): boolean {
  return addressesOf(PATHS.order).test(pathname) && new URLSearchParams(search).has('referral');
}

export function rememberOrderLink({ pathname, search }: Address): void {
  localStore.write(STORAGE_KEYS.orderLink, `${pathname}${search}`);
}

export function readOrderLink(): string | null {
  return localStore.read(STORAGE_KEYS.orderLink);
}

/** The visitor opened an order link and has not signed in since. */
export function isInvited(): boolean {
  const link = readOrderLink();
  return link !== null && isOrderLink(new URL(link, window.location.href));
}

export function forgetOrderLink(): void {
  localStore.remove(STORAGE_KEYS.orderLink);
}
