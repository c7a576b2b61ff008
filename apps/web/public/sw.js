/**
 * Opens the app without a network. The page comes from the network first, so that nobody sees outdated money; a file
 * with a hash in its name comes from the cache first, because another version has another name. Nothing else is touched.
 */
const SITE_ROOT = new URL('.', self.location.href).href;
/** Other deployments on the same origin have caches of their own. */
const CACHE = `app ${SITE_ROOT}`;
const PAGE_TIMEOUT_MS = 5_000;
const SERVER_ERROR = 500;
/** Only the app's page contains this text: the page of a proxy or of another site is never stored. */
const APP_MARK = 'id="app-config"';
/** The app's own addresses, relative to the site's root. All others may be documents of the provider. */
const OWN_PAGES =
  /^(login|register|confirm-email|send-verification|reset-password|about|proof\/[^/]+|dashboard(\/.*)?)?\/?$/i;

const isPage = ({ headers }) => headers.get('content-type')?.startsWith('text/html') === true;
const isFile = (response) => response.ok && !isPage(response);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SITE_ROOT)) return;
  const path = new URL(request.url).pathname.slice(new URL(SITE_ROOT).pathname.length);
  if (path.startsWith('assets/')) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && OWN_PAGES.test(path)) event.respondWith(answerPage(event));
});

async function install() {
  await storeVersion(await fetch(SITE_ROOT, { cache: 'no-cache', redirect: 'error' }));
  await self.skipWaiting();
}

/** Deletes the caches of earlier workers, and takes over the pages that are open. */
async function activate() {
  const earlier = (await caches.keys()).filter((name) => name.endsWith(` ${SITE_ROOT}`) && name !== CACHE);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerPage(event) {
  const network = fetch(event.request);
  const storing = network.then((page) => storeVersion(page.clone()));
  event.waitUntil(storing.catch(leaveIfRemoved).catch(() => null));
  const stored = await storedResponse(SITE_ROOT);
  if (stored === undefined) return network;
  const fresh = network.then((page) => (page.status < SERVER_ERROR ? page : stored)).catch(() => stored);
  const timeout = new Promise((resolve) => setTimeout(() => resolve(stored), PAGE_TIMEOUT_MS));
  return Promise.race([fresh, timeout]);
}

async function answerFile(request) {
  const stored = await storedResponse(request);
  if (stored !== undefined) return stored;
  const response = await fetchFile(request);
  const store = async () => (await caches.open(CACHE)).put(request, response.clone());
  // A full disk must not prevent the answer.
  if (isFile(response)) await store().catch(() => null);
  return response;
}

/** Undefined if there is none, or if the browser fails to read its own storage. */
function storedResponse(request) {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
}

/** Stores the page of another version once all its files are stored, and only then deletes those of the earlier one. */
async function storeVersion(page) {
  const html = await page.clone().text();
  if (!page.ok || !html.includes(APP_MARK)) throw new Error(`Not the page of the app: status ${page.status}`);
  const cache = await caches.open(CACHE);
  const stored = await cache.match(SITE_ROOT);
  if ((await stored?.text()) === html) return;
  const files = await (await fetch(`${SITE_ROOT}offline.json`, { cache: 'no-cache' })).json();
  // While a deployment replaces its files, page and list may be of different versions. The list begins with the entry.
  if (!html.includes(files[0])) throw new Error('The list of files is of another version');
  const requests = files.map((file) => new Request(SITE_ROOT + file, { priority: 'low' }));
  const fetched = await Promise.all(
    requests.map(async (request) => (await cache.match(request)) ?? fetchFile(request)),
  );
  const missing = files.filter((_, index) => !isFile(fetched[index]));
  if (missing.length > 0) throw new Error(`Not on the server: ${missing.join(', ')}`);
  await Promise.all(requests.map((request, index) => cache.put(request, fetched[index])));
  await cache.put(SITE_ROOT, page);
  const current = new Set([SITE_ROOT, ...requests.map(({ url }) => url)]);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

/** A host may answer a missing file with a page, and let the browser cache that answer for a year. */
async function fetchFile(request) {
  const response = await fetch(request);
  return isPage(response) ? fetch(request, { cache: 'reload' }) : response;
}

/** Unregisters a worker whose script is gone from the server, because the browser would keep it. */
async function leaveIfRemoved() {
  const { status } = await fetch(self.location.href, { cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await caches.delete(CACHE);
  await self.registration.unregister();
}
