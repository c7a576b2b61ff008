import { STORAGE_KEYS } from './session-storage.ts';

/** Decision D9: the only address that a visitor is brought back to after signing in. */
export function isOrderLink({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/dashboard\/orders\/[^/]+$/.test(pathname) && new URLSearchParams(search).has('referral');
}

export function rememberOrderLink({ pathname, search }: { pathname: string; search: string }): void {
  localStorage.setItem(STORAGE_KEYS.orderLink, `${pathname}${search}`);
}

/** Once: the next sign-in goes to the overview again. */
export function takeOrderLink(): string | null {
  const link = localStorage.getItem(STORAGE_KEYS.orderLink);
  localStorage.removeItem(STORAGE_KEYS.orderLink);
  return link;
}
