import { toastLayer } from '@amana/ui';
import { type RootOptions, createRoot } from 'react-dom/client';
import { appStarted, configureSession, followOtherTabs, viewerId } from '../session/index.ts';
import { type AppConfig, readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { allowScripts } from './allow-scripts.ts';
import { App } from './app.tsx';
import { connectApi } from './connect-api.ts';
import { watchMissingChunks } from './connection/newer-version.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { followTheme } from './layout/follow-theme.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { tolerateTranslators } from './tolerate-translators.ts';

export async function start(root: HTMLElement): Promise<void> {
  tolerateTranslators();
  const { config: deployed, wrongSettings } = readConfig(document);
  allowScripts(deployed.identityScriptUrl);
  configureSession(deployed.apiBaseUrl);
  // A production build excludes the demo.
  const demo =
    import.meta.env.DEV || import.meta.env.MODE === 'demo'
      ? await (await import('./open-demo.ts')).openDemo(deployed, root)
      : undefined;
  if (demo === null) return;
  const config = demo?.config ?? deployed;
  if (config.brandColour !== null) document.documentElement.style.setProperty('--brand', config.brandColour);
  connectApi(config, wrongSettings);
  appStarted({ siteRoot: SITE_ROOT });
  followOtherTabs();
  watchMissingChunks();
  const queryClient = createQueryClient();
  if (import.meta.env.DEV)
    void import('./query-devtools.tsx').then(({ installQueryDevtools }) => installQueryDevtools(queryClient));
  const router = await createAppRouter({ queryClient, viewerId }, demo?.routes);
  createRoot(root, rootOptions(config)).render(
    <App config={config} queryClient={queryClient} router={router} />,
  );
  demo?.mount({ queryClient, router });
  followTheme();
  // Screen readers would miss the first toast in a newly created region.
  toastLayer();
  showQueuedToast();
  registerServiceWorker(config);
}

/** React only logs errors that a boundary catches; a report needs the browser's error event. */
function rootOptions({ reportUrl }: AppConfig): RootOptions {
  return reportUrl === null ? {} : { onCaughtError: (error) => reportError(error) };
}
