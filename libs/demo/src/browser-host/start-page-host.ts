import { mswHandlers } from '@amana/mock-backend/msw';
import { setupWorker } from 'msw/browser';
import type { DemoHost } from '../demo-host.ts';
import { createBrowserBackend } from './worker/browser-backend.ts';
import { createRecordStore } from './worker/record-store.ts';

/** In development the code changes without a version: a stored world is continued while it can be read. */
const BUILD = 'development';

/** Runs the mock in the page itself. MSW's service worker hands the page's calls to it; IndexedDB keeps its world. */
export async function startPageHost({ siteRoot, storeSession }: DemoHost): Promise<void> {
  const backend = createBrowserBackend({
    store: createRecordStore('amana-world of the page', BUILD),
    build: BUILD,
    origins: { appUrl: window.location.origin, uploadsUrl: '' },
  });
  // The session of a world that could not be read is worthless in the new one.
  if ((await backend.state()).news === 'reset') storeSession(null);
  await setupWorker(...mswHandlers({ fetch: backend.answer })).start({
    serviceWorker: { url: `${siteRoot}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
}
