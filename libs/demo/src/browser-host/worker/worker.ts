/** The service worker of the static demo: the whole backend in the browser, and every screen by its address. */
import { withFilesFrom } from '@amana/mock-backend/app-config';
import { createBrowserBackend } from './browser-backend.ts';
import { destinationOf } from './destination.ts';
import type { WorkerScope } from './worker-scope.ts';
import { createIndexedDbStore } from './world-store.ts';

declare const self: WorkerScope;
/** Written in by the build, so that a browser sees a new worker with every build of the demo. */
declare const DEMO_BUILD: string;

const { scope } = self.registration;
/** Where the demo stands, without a slash at the end. */
const folder = new URL(scope).pathname.replace(/\/$/, '');

// Demos in other folders of the same host keep worlds of their own.
const backend = createBrowserBackend({
  store: createIndexedDbStore(`amana-demo ${folder}/`, DEMO_BUILD),
  build: DEMO_BUILD,
  origins: { appUrl: `${self.location.origin}${folder}`, uploadsUrl: folder },
});

// A new version serves at once: the world is kept outside of it, and pages are told (see start-browser-host.ts).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was loaded past the worker, as by a forced reload, asks to be served all the same.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const destination = destinationOf(request, scope);
  if (destination.kind === 'backend') event.respondWith(askBackend(request, destination.url));
  else if (destination.kind === 'host')
    event.respondWith(backend.state().then((state) => Response.json(state)));
  else if (destination.kind === 'page') event.respondWith(page());
});

/** The body is read first: not every browser can hand on a stream, and a request may have to be asked again. */
async function askBackend(request: Request, url: string): Promise<Response> {
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return backend.answer(new Request(url, { method, headers, body }));
}

/** The page names its files relative to the folder; a screen's address may lie deeper. */
async function page(): Promise<Response> {
  const found = await fetch(scope, { cache: 'no-cache' });
  const html = withFilesFrom(await found.text(), `${folder}/`);
  return new Response(html, {
    status: found.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
