import { type Deviation, configureApi } from '@amana/api';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { appStarted, createTokenSource, followOtherTabs, viewerId } from '../session/index.ts';
import { readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { App } from './app.tsx';
import { takeTypedForm } from './boot/take-typed-form.ts';
import { allowScripts } from './allow-scripts.ts';
import { watchMissingChunks } from './connection/newer-version.ts';
import { createQueryClient } from './query-client.ts';
import type { Demo } from './open-demo.ts';
import { createAppRouter } from './router.ts';

/** What makes the app call another API, or misread its answers, if it is wrong: 'configuration' is the whole of it. */
const API_SETTINGS: ReadonlySet<string> = new Set(['configuration', 'apiBaseUrl', 'providerProfile']);

/** The steps before the first screen, in order. */
export async function start(root: HTMLElement): Promise<void> {
  const wrong: string[] = [];
  const config = readConfig(document, (text, setting) => {
    // For the operator of the deployment; the visitor gets the defaults.
    // eslint-disable-next-line no-console
    console.warn(text);
    wrong.push(setting);
  });
  allowScripts(config.identityScriptUrl);
  let demo: Demo | null = null;
  // A production build contains no byte of the demo.
  if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
    const { openDemo } = await import('./open-demo.ts');
    demo = await openDemo(config, root);
    if (demo === null) return;
  }
  const { apiBaseUrl, idempotencyKeys, providerProfile, reportUrl } = config;
  const reporting =
    reportUrl === null
      ? Promise.resolve(null)
      : import('./reports/start-reports.ts').then(
          ({ startReports }) => startReports(reportUrl, config.reportShare),
          () => null,
        );
  const onDeviation = (deviation: Deviation) => void reporting.then((report) => report?.(deviation));
  for (const field of wrong)
    onDeviation({ operationId: 'configuration', field, kind: 'unreadable', count: 1 });
  configureApi({
    baseUrl: apiBaseUrl,
    tokenSource: createTokenSource(),
    providerProfile,
    idempotencyKeys,
    wrongSetting: wrong.find((setting) => API_SETTINGS.has(setting)),
    onDeviation,
  });
  appStarted({ siteRoot: SITE_ROOT });
  followOtherTabs();
  watchMissingChunks();
  const queryClient = createQueryClient();
  showQueuedToast();
  const router = await createAppRouter({ queryClient, viewerId }, demo?.routes);
  const typed = takeTypedForm(root);
  // Synchronously, so that nothing is typed between the shell and the application.
  flushSync(() => {
    // React logs what an error boundary catches; a report needs the browser's event.
    createRoot(root, reportUrl === null ? {} : { onCaughtError: (error) => reportError(error) }).render(
      <App config={config} queryClient={queryClient} router={router} typedForm={typed} />,
    );
  });
  typed.resume();
  demo?.mount({ queryClient, router });
  // Last, because nothing on screen waits for it.
  import('./after-first-screen.ts').then(
    ({ startAfterFirstScreen }) => startAfterFirstScreen(config, router),
    () => null,
  );
}
