/** Caches the app's own files, so that it opens without a network. Answers of the API are never cached. */
import { type StoredPage, answerPage, isAppPage, isGone } from './answer-page.ts';
import { requestKind } from './request-kind.ts';
import { answerFile, storeFiles } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the scripts of the entry, every page and every dialog, relative to the site's root. */
declare const OFFLINE_FILES: string[];

/** Replaced by the hash of the page (libs/hosting/src/page/worker-script.ts): a new page makes a new worker. */
const VERSION = 'page-0000000000000000';
/** Replaced by the paths that the settings assign to something else (libs/hosting/src/page/worker-script.ts). */
const OTHER_PATHS = 'other-paths: /api/v1';
/** The worker is in the site's root; other sites of the same origin have separate caches. */
const SITE_ROOT = new URL('.', self.location.href).href;
const CACHE = `${VERSION} ${SITE_ROOT}`;
const PAGE = SITE_ROOT;

async function fillCache(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok || !(await isAppPage(page))) throw new Error(`Not the page of the app: status ${page.status}`);
  const cache = await caches.open(CACHE);
  const requests = OFFLINE_FILES.map((file) => new Request(`${SITE_ROOT}${file}`, { priority: 'low' }));
  await storeFiles(cache, requests);
  await cache.put(PAGE, page);
}

/** Safe on activation, because a worker that could not fetch all of its files is never activated. */
async function deleteOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.endsWith(` ${SITE_ROOT}`) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Unregisters this worker if its script is gone from the server, because the browser would keep it. */
async function leaveIfGone(): Promise<void> {
  const worker = await fetch(self.location.href, { cache: 'no-store' });
  if (isGone(worker)) await self.registration.unregister();
}

const STORED_PAGE: StoredPage = {
  url: PAGE,
  read: async () => (await caches.open(CACHE)).match(PAGE),
  onOtherSite: leaveIfGone,
};

async function answerScript(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null);
  return cache === null ? fetch(request) : answerFile(cache, request);
}

// Activates at once: pages are fetched from the network first, and scripts from this cache or the server.
self.addEventListener('install', (event) => event.waitUntil(fillCache().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOlderCaches().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, SITE_ROOT, OTHER_PATHS.split(' ').slice(1));
  if (kind === 'page') event.respondWith(answerPage(event.request, STORED_PAGE));
  if (kind === 'script') event.respondWith(answerScript(event.request));
});
