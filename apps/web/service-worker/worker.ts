/** Caches the app's own files, so that it opens without a network. Answers of the API are never cached. */
import { requestKind } from './request-kind.ts';
import { answerFile, storeFiles } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the scripts of the entry, every page and every dialog, relative to the site's root. */
declare const OFFLINE_FILES: string[];

/** Replaced by the hash of the page (libs/hosting/src/page/page-version.ts): a new page makes a new worker. */
const VERSION = 'page-0000000000000000';
/** Replaced by the paths that the settings give to something else (libs/hosting/src/page/other-paths.ts). */
const OTHER_PATHS = 'other-paths: /api/v1';
/** The worker is in the site's root; other sites of the same origin have caches of their own. */
const SITE_ROOT = new URL('.', self.location.href).href;
const CACHE = `${VERSION} ${SITE_ROOT}`;
const PAGE = SITE_ROOT;
/** How long a page may take before the cached one is shown. */
const PAGE_TIMEOUT_MS = 5_000;
const SERVER_ERROR = 500;

async function fillCache(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`The page was answered with ${page.status}`);
  const cache = await caches.open(CACHE);
  // Requests of the open page go first.
  const requests = OFFLINE_FILES.map((file) => new Request(`${SITE_ROOT}${file}`, { priority: 'low' }));
  await storeFiles(cache, requests);
  await cache.put(PAGE, page);
}

/** Deletes older copies; a worker that could not fetch all of its files is never activated. */
async function deleteOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.endsWith(` ${SITE_ROOT}`) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

function afterTimeout<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), PAGE_TIMEOUT_MS));
}

/** The same page is at every address: asked for at one, it is sent again only if it has changed. */
async function fetchPage(request: Request): Promise<Response> {
  // Not followed: a redirect, perhaps to a sign-in at another origin, is for the browser.
  const page = await fetch(PAGE, { cache: 'no-cache', redirect: 'manual' });
  // The server has something else to say, perhaps to this address alone.
  return page.ok ? page : fetch(request);
}

/** The page from the network, or the cached one if the network fails or is too slow. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(PAGE);
  if (cached === undefined) return fetch(request);
  const fresh = fetchPage(request).then(
    (response) => (response.status < SERVER_ERROR ? response : cached),
    () => cached,
  );
  return Promise.race([fresh, afterTimeout(cached)]);
}

// Takes over at once: pages come from the network first, and scripts from this copy or from the server.
self.addEventListener('install', (event) => event.waitUntil(fillCache().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOlderCaches().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, SITE_ROOT, OTHER_PATHS.split(' ').slice(1));
  if (kind === 'page') event.respondWith(answerPage(event.request));
  if (kind === 'script')
    event.respondWith(caches.open(CACHE).then((cache) => answerFile(cache, event.request)));
});
