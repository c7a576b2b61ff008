import { configureApi, prepareApi } from '@amana/api';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { appStarted, createTokenSource, followOtherTabs, viewerId } from '../session/index.ts';
import { readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { sayWhatWaited } from '../shared/say-after-reload.ts';
import { handOverPainted } from '../paint/hand-over.ts';
import { App } from './app.tsx';
import { allowScripts } from './allow-scripts.ts';
import { watchForReplacement } from './connection/deployment.ts';
import { demoApp, openDemo } from './open-demo.ts';
import { clearOnSignOut, createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

/** Everything that must stand before the first screen, in order. */
export async function start(root: HTMLElement): Promise<void> {
  const config = readConfig(document, (text) => {
    // For whoever deploys it; a visitor sees the defaults at work.
    // eslint-disable-next-line no-console
    console.warn(text);
  });
  allowScripts(config.identityScriptUrl);
  let demo: Awaited<ReturnType<typeof openDemo>> = null;
  // A production build contains no byte of the demo.
  if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
    demo = await openDemo(config, root);
    if (demo === null) return;
  }
  configureApi({
    baseUrl: config.apiBaseUrl,
    tokenSource: createTokenSource(),
    callsAhead: window.callsAhead ?? [],
  });
  appStarted({ siteRoot: SITE_ROOT });
  followOtherTabs();
  watchForReplacement();
  // Whoever is signed in will be shown something of theirs; a failure shows where it is asked for.
  if (viewerId() !== null) prepareApi().catch(() => null);
  const queryClient = createQueryClient();
  clearOnSignOut(queryClient);
  sayWhatWaited();
  const router = await createAppRouter({ queryClient, viewerId }, demo?.routes);
  handOverPainted(root);
  // In slices, so that a key that is pressed meanwhile is answered.
  startTransition(() => {
    createRoot(root).render(<App config={config} queryClient={queryClient} router={router} />);
  });
  demo?.mount(demoApp(queryClient, router));
  // After everything that somebody waits for.
  import('./connection/offline-copy.ts').then(
    ({ keepOfflineCopy }) => keepOfflineCopy(config),
    () => null,
  );
}
