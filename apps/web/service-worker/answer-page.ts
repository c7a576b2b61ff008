import { CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';

/** How long a page may take before the stored one is shown, in ms. */
const PAGE_TIMEOUT_MS = 5_000;
const NOT_FOUND = 404;
const GONE = 410;
const SERVER_ERROR = 500;
/** In each page of the app, and in no other. */
const APP_MARK = `id="${CONFIG_ELEMENT_ID}"`;

export interface StoredPage {
  /** The page of every address. */
  readonly url: string;
  /** The stored page; undefined if there is none. Rejects where the browser cannot read its storage. */
  readonly read: () => Promise<Response | undefined>;
  /** Called when another site answers at the page's URL, or none does any more. */
  readonly onOtherSite: () => Promise<void>;
}

/** The page from the network, or the stored one if the network fails or is too slow. */
export async function answerPage(request: Request, storedPage: StoredPage): Promise<Response> {
  const stored = await storedPage.read().catch(() => undefined);
  if (stored === undefined) return fetch(request);
  const fresh = fetchPage(request, storedPage, stored).then(
    (response) => (response.status < SERVER_ERROR ? response : stored),
    () => stored,
  );
  return Promise.race([fresh, afterTimeout(stored)]);
}

/** The same page is at every address: asked for at one, it is sent again only if it has changed. */
async function fetchPage(request: Request, storedPage: StoredPage, stored: Response): Promise<Response> {
  // Not followed: a redirect, perhaps to a sign-in at another origin, is for the browser.
  const page = await fetch(storedPage.url, { cache: 'no-cache', redirect: 'manual' });
  if (page.ok && (await isOfApp(page, stored))) return page;
  if (page.ok || page.type === 'opaqueredirect' || isGone(page))
    await storedPage.onOtherSite().catch(() => null);
  // The server has something else to say, perhaps to this address alone.
  return fetch(request);
}

/** The text is read only where it may be another one, because a page that is not read first shows sooner. */
async function isOfApp(page: Response, stored: Response): Promise<boolean> {
  const tag = page.headers.get('etag');
  if (tag !== null && tag === stored.headers.get('etag')) return true;
  return isAppPage(page);
}

/** Whether an answer is a page of the app, which may also be read later. */
export async function isAppPage(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(APP_MARK);
}

/** Whether nothing is at an address any more. */
export function isGone({ status }: Response): boolean {
  return status === NOT_FOUND || status === GONE;
}

function afterTimeout<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), PAGE_TIMEOUT_MS));
}
