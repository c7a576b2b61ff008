/** Written into index.html: shows an app shell before the app is loaded, and a notice if it cannot be loaded. */
import { PATHS, addressesOf } from '../../shared/paths.ts';
import { beginsWithInvitation, isInvited, isOrderLink, rememberOrderLink } from '../../shared/order-link.ts';
import { CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';
import { configureSession, readStoredSession } from '../../session/stored-session.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { tabStore } from '../../storage/storage.ts';
import { SHELL_TITLES } from './shell-titles.ts';
import { PAGES_WITH_SIDE_LIST, hasRoomForSideList } from '../layout/pages-with-side-list.ts';

const SERVER_ERROR = 500;
/** The default of the setting `apiBaseUrl`. */
const DEFAULT_API = '/api/v1';
const root = document.getElementById('root');
const entry = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
const siteRoot = new URL('..', new URL(entry, location.href)).pathname;
const path = `/${location.pathname.slice(siteRoot.length)}`;

/** The session of another deployment at this origin is ignored, as in the app. */
function findOwnSession(): void {
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}');
    const address: unknown = Reflect.get(Object(config), 'apiBaseUrl');
    configureSession(typeof address === 'string' ? address.replace(/^\.\//, siteRoot) : DEFAULT_API);
  } catch {
    // The app reports a wrong configuration.
  }
}

function shellName(): string {
  const isDashboard = `${path}/`.startsWith(`${PATHS.dashboard}/`);
  if (!isDashboard && path !== PATHS.root && path !== PATHS.login) return 'none';
  if (readStoredSession() !== null) return 'shell-dashboard';
  const address = { pathname: path, search: location.search };
  if (isOrderLink(address)) rememberOrderLink(address);
  const isInvitation = isOrderLink(address) ? isInvited() : beginsWithInvitation(location.search);
  return isInvitation ? 'shell-invitation' : 'shell-sign-in';
}

/** The build writes `data-style`, because the Content-Security-Policy forbids style attributes. */
function contentOf(id: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template === null) return undefined;
  const content = document.importNode(template.content, true);
  for (const element of content.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  return content;
}

/** Makes the markup equal to the sign-in page for this visitor and configuration, so that React can hydrate it. */
function completeSignIn(shell: DocumentFragment): void {
  for (const hidden of shell.querySelectorAll('[hidden]')) hidden.remove();
  for (const option of shell.querySelectorAll('span[data-config-if], span[data-config-unless]'))
    option.replaceWith(...option.childNodes);
  const greeting = shell.querySelector<HTMLElement>('[data-invitation]');
  if (greeting !== null && isInvited()) greeting.textContent = greeting.dataset['invitation'] ?? '';
  const email = shell.querySelector<HTMLInputElement>('input[name="email"]');
  if (email !== null) email.value = tabStore.read(STORAGE_KEYS.typedEmail) ?? '';
  tabStore.remove(STORAGE_KEYS.typedEmail);
}

function placeTitle(page: Element | null): void {
  const [, title = ''] = SHELL_TITLES.find(([pattern]) => addressesOf(pattern).test(path)) ?? [];
  if (title === '') page?.querySelector('header')?.remove();
  const heading = page?.querySelector('h1');
  if (heading !== null && heading !== undefined) heading.textContent = title;
  if (path === PATHS.account) page?.querySelector('header > a')?.remove();
}

function placeSkeleton(shell: DocumentFragment): void {
  const isOverview = [PATHS.root, PATHS.dashboard, PATHS.overview].some((page) => page === path);
  shell.querySelector(`[data-page="${isOverview ? 'other' : 'overview'}"]`)?.remove();
  placeTitle(shell.querySelector('[data-page="other"]'));
  const heading = shell.querySelector<HTMLElement>('[data-greeting]');
  const firstName = readStoredSession()?.user?.firstName.trim() ?? '';
  if (heading !== null && firstName !== '')
    heading.textContent = (heading.dataset['greeting'] ?? '').replace('{firstName}', () => firstName);
  if (!PAGES_WITH_SIDE_LIST.some((pattern) => addressesOf(pattern).test(path)) || !hasRoomForSideList())
    shell.querySelector('[data-beside]')?.parentElement?.remove();
}

function showShell(page: HTMLElement, name: string): void {
  const shell = contentOf(name);
  if (shell === undefined) return;
  if (name === 'shell-dashboard') placeSkeleton(shell);
  else completeSignIn(shell);
  page.dataset['shell'] = name;
  page.append(shell);
  // Otherwise the browser would reload the page with the typed values in its address.
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    if (page.dataset['shell'] !== undefined) page.dataset['submitted'] = '';
  });
}

function reloadWithEmail(): void {
  const email = document.querySelector<HTMLInputElement>('#root input[name="email"]');
  tabStore.write(STORAGE_KEYS.typedEmail, email?.value ?? '');
  location.reload();
}

/** Most browsers have fetched the entry by then; Safari before 17 fetches it now. */
function afterFirstPaint(run: () => void): void {
  // A hidden tab paints nothing until somebody opens it.
  if (document.hidden) run();
  else requestAnimationFrame(() => requestAnimationFrame(run));
}

async function loadAgain(): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    const { status } = await fetch(entry).catch(() => ({ status: SERVER_ERROR }));
    // The script can be fetched again or is gone; in both cases the app starts only after a reload.
    if (status < SERVER_ERROR) reloadWithEmail();
    else offerRetry();
  }
}

function offerRetry(): void {
  const notice = contentOf('start-failed')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  const button = notice.querySelector('button');
  button?.addEventListener('click', () => {
    notice.remove();
    void loadAgain();
  });
  (root?.querySelector('main') ?? root)?.prepend(notice);
  if (document.activeElement === document.body) button?.focus();
}

/** A browser may keep a page that was left before the app started, and whose person has signed out since. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (!persisted || root?.dataset['shell'] === undefined) return;
  root.replaceChildren();
  location.reload();
}

addEventListener('pageshow', onShown);
// First, because the app must start even if its shell fails.
afterFirstPaint(() => void import(/* @vite-ignore */ entry).catch(offerRetry));
if (root !== null) {
  findOwnSession();
  showShell(root, shellName());
}
