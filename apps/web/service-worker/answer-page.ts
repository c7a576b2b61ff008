import { APP_MARK } from '@amana/hosting/config-element';

const PAGE_TIMEOUT_MS = 5_000;
const NOT_FOUND = 404;
const GONE = 410;
const SERVER_ERROR = 500;

export interface StoredPage {
  readonly url: string;
  /** Undefined if no page is stored. Rejects if the browser cannot read its storage. */
  readonly read: () => Promise<Response | undefined>;
  /** Called when another site, or nothing, answers at the page's URL. */
  readonly onOtherSite: () => Promise<void>;
}

export async function answerPage(request: Request, storedPage: StoredPage): Promise<Response> {
  const stored = await storedPage.read().catch(() => undefined);
  if (stored === undefined) return fetch(request);
  const fresh = fetchPage(request, storedPage, stored).then(
    (response) => (response.status < SERVER_ERROR ? response : stored),
    () => stored,
  );
  const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), PAGE_TIMEOUT_MS));
  return Promise.race([fresh, timeout]);
}

/** Every address has the same page. Requesting it at one URL lets the server answer 304 if it is unchanged. */
async function fetchPage(request: Request, storedPage: StoredPage, stored: Response): Promise<Response> {
  // Redirects are left to the browser: they may lead to a sign-in page of another origin.
  const page = await fetch(storedPage.url, { cache: 'no-cache', redirect: 'manual' });
  const tag = page.headers.get('etag');
  // Reads the text only if the page may differ, because an unread page is shown sooner.
  const isUnchanged = tag !== null && tag === stored.headers.get('etag');
  if (page.ok && (isUnchanged || (await isAppPage(page)))) return page;
  if (page.ok || page.type === 'opaqueredirect' || isGone(page))
    await storedPage.onOtherSite().catch(() => null);
  return fetch(request);
}

export async function isAppPage(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(APP_MARK);
}

export function isGone({ status }: Response): boolean {
  return status === NOT_FOUND || status === GONE;
}
