/** Written into index.html: shows an app shell before the application is loaded, and says so when it cannot be loaded. */
import { PATHS, addressesOf } from '../../shared/paths.ts';
import { isInvited, isOrderLink, rememberOrderLink } from '../../shared/order-link.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { PAGES_WITH_SIDE_LIST, hasRoomForSideList } from '../pages-with-side-list.ts';
import { contentOf, offerRetry } from './offer-retry.ts';
import { reloadWithEmail, restoreEmail } from './reload-with-email.ts';

const SERVER_ERROR = 500;
const root = document.getElementById('root');

function shellAt(path: string): string | null {
  const isDashboard = `${path}/`.startsWith(`${PATHS.dashboard}/`);
  if (!isDashboard && path !== PATHS.root && path !== PATHS.login) return null;
  try {
    const session: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.session) ?? '{}');
    return Reflect.get(Object(session), 'isAuthenticated') === true ? 'shell-dashboard' : 'shell-sign-in';
  } catch {
    return 'shell-sign-in';
  }
}

/** As the sign-in screen does it, before the first paint. */
function greet(page: HTMLElement): void {
  const address = { pathname: path, search: location.search };
  if (isOrderLink(address)) rememberOrderLink(address);
  const greeting = page.querySelector<HTMLElement>('[data-invitation]');
  if (greeting !== null && isInvited()) greeting.textContent = greeting.dataset['invitation'] ?? '';
}

/** The skeleton of a page is shown where the page will be: with room for the list beside it, or without. */
function placeSkeleton(page: HTMLElement): void {
  if (!PAGES_WITH_SIDE_LIST.some((pattern) => addressesOf(pattern).test(path)) || !hasRoomForSideList())
    page.querySelector('[data-beside]')?.parentElement?.remove();
}

const entry = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
// As in site-root.ts: scripts are one folder below the site's root.
const siteRoot = new URL('..', new URL(entry, location.href)).pathname;
const path = `/${location.pathname.slice(siteRoot.length)}`;
const shellName = shellAt(path);
const shell = contentOf(shellName ?? 'none');
if (root !== null && shell !== undefined) {
  root.dataset['shell'] = '';
  root.append(shell);
  restoreEmail();
  if (shellName === 'shell-sign-in') greet(root);
  else placeSkeleton(root);
  // The browser would reload the page with what was typed in its address.
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (root.dataset['shell'] !== undefined) root.dataset['shell'] = 'submitted';
  });
}
async function loadEntry(): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    const { status } = await fetch(entry).catch(() => ({ status: SERVER_ERROR }));
    // The script can be fetched or is gone: only another page can start the application then.
    if (status < SERVER_ERROR) reloadWithEmail();
    else offerRetry(root, loadEntry);
  }
}

/** A module that the entry imports fails as the entry. The application works without scripts of other sites. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src === entry) offerRetry(root, loadEntry);
}
// Errors of elements do not bubble.
addEventListener('error', onError, { capture: true });
