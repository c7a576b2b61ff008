import { configureApi, prepareApi } from '@amana/api';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { appStarted, createTokenSource, followOtherTabs, viewerId } from '../session/index.ts';
import { readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { App } from './app.tsx';
import { takeTypedForm } from './boot/take-typed-form.ts';
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
  configureApi({ baseUrl: config.apiBaseUrl, tokenSource: createTokenSource() });
  appStarted({ siteRoot: SITE_ROOT });
  followOtherTabs();
  watchForReplacement();
  // Whoever is signed in will be shown something of theirs; a failure shows where it is asked for.
  if (viewerId() !== null) prepareApi().catch(() => null);
  const queryClient = createQueryClient();
  clearOnSignOut(queryClient);
  showQueuedToast();
  const router = await createAppRouter({ queryClient, viewerId }, demo?.routes);
  const typed = takeTypedForm(root);
  // Synchronously, so that nothing is typed between the shell and the application.
  flushSync(() => {
    createRoot(root).render(
      <App config={config} queryClient={queryClient} router={router} typedForm={typed} />,
    );
  });
  typed.resume();
  demo?.mount(demoApp(queryClient, router));
  // After everything that somebody waits for.
  import('./connection/offline-copy.ts').then(
    ({ keepOfflineCopy }) => keepOfflineCopy(config),
    () => null,
  );
}
