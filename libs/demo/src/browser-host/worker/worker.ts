/** The service worker of the static demo: the whole backend in the browser, and every screen by its address. */
import { mswHandlers } from '@amana/mock-backend/msw';
import { isBrowserDemo, withFilesFrom } from '@amana/mock-backend/web-app-config';
import { getResponse } from 'msw/utils/get-response';
import { createBrowserBackend } from './browser-backend.ts';
import { destinationOf } from './destination.ts';
import { fillGaps, jsonResponse } from './old-browsers.ts';
import type { WorkerScope } from './worker-scope.ts';
import { createRecordStore } from './record-store.ts';

declare const self: WorkerScope;
/** Inserted by the build, so that a browser sees a new worker with every build of the demo. */
declare const DEMO_BUILD: string;

const SERVER_ERROR = 500;

const { scope } = self.registration;
/** The path of the demo's folder, without a slash at the end. */
const folder = new URL(scope).pathname.replace(/\/$/, '');

// Demos in several folders of one host have one world each.
const backend = createBrowserBackend({
  store: createRecordStore(`amana-world ${folder}/`, DEMO_BUILD),
  build: DEMO_BUILD,
  origins: { appUrl: `${self.location.origin}${folder}`, uploadsUrl: folder },
});
fillGaps();
const handlers = mswHandlers({ fetch: backend.answer });

// A new version serves at once: the world is stored outside of it, and pages show a notice (start-browser-host.tsx).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was loaded past the worker, as by a forced reload, asks the worker to serve it.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const destination = destinationOf(request, scope);
  if (destination.kind === 'backend') event.respondWith(askBackend(request, destination.url));
  else if (destination.kind === 'host')
    event.respondWith(backend.state().then((state) => jsonResponse(state)));
  else if (destination.kind === 'page') event.respondWith(page(request));
});

/** Reads the body first: not every browser can pass a stream on, and a request may have to be answered again. */
async function askBackend(request: Request, url: string): Promise<Response> {
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return (await getResponse(handlers, new Request(url, { method, headers, body }))) ?? Response.error();
}

/** The page names its files relative to the folder; the address of a screen may be deeper. */
async function page(request: Request): Promise<Response> {
  const found = await fetch(scope, { cache: 'no-cache', redirect: 'manual' });
  const text = await found.text();
  if (found.status < SERVER_ERROR && !isBrowserDemo(text)) {
    // Another site has replaced the demo: it must not get answers from the mock, and its redirects must work. The address
    // is loaded again without this worker; the world stays stored in case the demo returns.
    await self.registration.unregister();
    return Response.redirect(request.url);
  }
  return new Response(withFilesFrom(text, `${folder}/`), {
    status: found.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
