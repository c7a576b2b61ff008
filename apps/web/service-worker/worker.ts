/** Keeps the app's own files, so that it opens without a network. What it shows comes from the API, which is never kept. */
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the scripts that the application starts with. */
declare const OFFLINE_FILES: string[];

/** Whoever writes the page writes its hash here (libs/hosting/src/page-version.ts): a new page is a new worker. */
const VERSION = 'page-0000000000000000';
const PREFIX = 'page-';
const PAGE = '/';
/** Longer than this nobody looks at a blank page; what was kept then opens. */
const PATIENCE_MS = 5_000;
const SERVER_ERROR = 500;

async function fill(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`The page was answered with ${page.status}`);
  const cache = await caches.open(VERSION);
  // What the open page itself asks for meanwhile goes first.
  await cache.addAll(OFFLINE_FILES.map((file) => new Request(file, { priority: 'low' })));
  await cache.put(PAGE, page);
}

/** Once this one is whole: a worker that could not fetch all of its files is never activated. */
async function dropEarlier(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== VERSION).map((name) => caches.delete(name)),
  );
}

function later<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS));
}

/** The newest page while there is a network; the kept one when there is none, or one that is as good as none. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(PAGE);
  if (kept === undefined) return fetch(request);
  const fresh = fetch(request).then(
    (response) => (response.status < SERVER_ERROR ? response : kept),
    () => kept,
  );
  return Promise.race([fresh, later(kept)]);
}

/** Named by its content, so that a kept copy is the right one. */
async function answerScript(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // A full disk costs the copy, not the answer.
  if (response.ok) await cache.put(request, response.clone()).catch(() => null);
  return response;
}

// At once: pages come from the network anyway, and their scripts from this copy or from the server, which keeps old ones.
self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(dropEarlier().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event.request));
  if (kind === 'script') event.respondWith(answerScript(event.request));
});
