import { mswHandlers } from '@amana/mock-backend/msw';
import { setupWorker } from 'msw/browser';
import type { DemoHost } from '../demo-host.ts';
import { createBrowserBackend } from './worker/browser-backend.ts';
import { createRecordStore } from './worker/record-store.ts';

/** Development has no versions, so a stored world is used while it is readable. */
const BUILD = 'development';

/** Runs the mock in the page. MSW's service worker passes calls to it; IndexedDB stores its world. */
export async function startPageHost({ siteRoot, storeSession }: DemoHost): Promise<void> {
  const backend = createBrowserBackend({
    store: createRecordStore('amana-world of the page', BUILD),
    build: BUILD,
    origins: { appUrl: window.location.origin, uploadsUrl: '' },
  });
  // The session of an unreadable world is invalid in the new one.
  if ((await backend.state()).news === 'reset') storeSession(null);
  await setupWorker(...mswHandlers({ fetch: backend.answer })).start({
    serviceWorker: { url: `${siteRoot}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
}
