/** The service worker of the static demo: it runs the backend and serves every screen by its address. */
import { mswHandlers } from '@amana/mock-backend/msw';
import { isBrowserDemo, withFilesFrom } from '@amana/mock-backend/web-app-config';
import { getResponse } from 'msw/utils/get-response';
import { createBrowserBackend } from './browser-backend.ts';
import { destinationOf } from './destination.ts';
import { fillGaps, jsonResponse } from './old-browsers.ts';
import { createRecordStore } from './record-store.ts';

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const self: {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
/** Inserted by the build, so that every build gives a different worker. */
declare const DEMO_BUILD: string;

const { scope } = self.registration;
const folder = new URL(scope).pathname.replace(/\/$/, '');

// Demos in several folders of one host have separate worlds.
const backend = createBrowserBackend({
  store: createRecordStore(`amana-world ${folder}/`, DEMO_BUILD),
  build: DEMO_BUILD,
  origins: { appUrl: `${self.location.origin}${folder}`, uploadsUrl: folder },
});
fillGaps();
const handlers = mswHandlers({ fetch: backend.answer });

// A new version can serve at once: the world is stored outside it, and pages show a notice (start-browser-host.tsx).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that bypassed the worker, for example by a forced reload, asks to be served.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const destination = destinationOf(request, scope);
  if (destination.kind === 'backend') event.respondWith(askBackend(request, destination.url));
  else if (destination.kind === 'host')
    event.respondWith(backend.state().then((state) => jsonResponse(state)));
  else if (destination.kind === 'page') event.respondWith(page(request));
});

/** Buffers the body: not every browser can forward a stream, and a request may be repeated. */
async function askBackend(request: Request, url: string): Promise<Response> {
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return (await getResponse(handlers, new Request(url, { method, headers, body }))) ?? Response.error();
}

/** Rewrites file references, because the address of a screen may be deeper than the folder. */
async function page(request: Request): Promise<Response> {
  const found = await fetch(scope, { cache: 'no-cache', redirect: 'manual' });
  const text = await found.text();
  if (found.status < 500 && !isBrowserDemo(text)) {
    // Another site has replaced the demo and must not get the mock's answers. Reloads the address without this worker;
    // the world stays stored in case the demo returns.
    await self.registration.unregister();
    return Response.redirect(request.url);
  }
  const headers = new Headers(found.headers);
  // They describe the body as it was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withFilesFrom(text, `${folder}/`), { status: found.status, headers });
}
