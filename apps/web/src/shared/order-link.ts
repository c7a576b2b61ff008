import { matchPath } from 'react-router-dom';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { PATHS } from './paths.ts';

/** The sign-in page begins with the invitation, if there is one. */
export const INVITATION_PATH = `${PATHS.login}?invited`;

type Address = Pick<URL, 'pathname' | 'search'>;

export function isOrderLink({ pathname, search }: Address): boolean {
  return matchPath(PATHS.order, pathname) !== null && new URLSearchParams(search).has('referral');
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

/** What the forms say to a visitor who is invited. */
export const INVITED = 'You were invited to an order. Use the email address it was sent to.';

/** Whether the sign-in page with this query begins with the invitation. */
export function beginsWithInvitation(search: string): boolean {
  return new URLSearchParams(search).has('invited') && isInvited();
}

/** What the service needs to describe the order of the link that was opened. */
export function readInvitation(): { readonly id: string; readonly referral: string } {
  const { pathname, searchParams } = new URL(readOrderLink() ?? '/', window.location.href);
  const [, id = ''] = /\/([^/]+)\/?$/.exec(pathname) ?? [];
  return { id, referral: searchParams.get('referral') ?? '' };
}

export function forgetOrderLink(): void {
  localStore.remove(STORAGE_KEYS.orderLink);
}
