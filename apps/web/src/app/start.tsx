import { toastLayer } from '@amana/ui';
import { allSettled, fork, scopeBind } from 'effector';
import { type RootOptions, createRoot } from 'react-dom/client';
import { configureChanges } from '../changes/unconfirmed-changes.ts';
import { appStarted, configureSession, followOtherTabs, viewerIdIn } from '../session/index.ts';
import { type AppConfig, readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { allowScripts } from './allow-scripts.ts';
import { App } from './app.tsx';
import { connectApi } from './connect-api.ts';
import { checkVersionFx, watchMissingChunks } from './connection/newer-version.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { followTheme } from './layout/follow-theme.ts';
import { $queryClient, createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { tolerateTranslators } from './tolerate-translators.ts';

export async function start(root: HTMLElement): Promise<void> {
  tolerateTranslators();
  const { config: deployed, wrongSettings } = readConfig(document);
  allowScripts(deployed.identityScriptUrl);
  configureSession(deployed.apiBaseUrl);
  const queryClient = createQueryClient();
  const scope = fork({ values: [[$queryClient, queryClient]] });
  // A production build excludes the demo.
  const demo =
    import.meta.env.DEV || import.meta.env.MODE === 'demo'
      ? await (await import('./open-demo.ts')).openDemo(deployed, root, scope)
      : undefined;
  if (demo === null) return;
  const config = demo?.config ?? deployed;
  if (config.brandColour !== null) document.documentElement.style.setProperty('--brand', config.brandColour);
  connectApi(config, wrongSettings, scope);
  configureChanges(scope);
  await allSettled(appStarted, { scope, params: { siteRoot: SITE_ROOT } });
  followOtherTabs(scope);
  const checkVersion = scopeBind(checkVersionFx, { scope });
  watchMissingChunks(checkVersion);
  if (import.meta.env.DEV)
    void import('./query-devtools.tsx').then(({ installQueryDevtools }) => installQueryDevtools(queryClient));
  const router = await createAppRouter({ queryClient, viewerId: () => viewerIdIn(scope) }, demo?.routes);
  createRoot(root, rootOptions(config)).render(
    <App config={config} queryClient={queryClient} router={router} scope={scope} />,
  );
  demo?.mount({ queryClient, router });
  followTheme();
  // Screen readers would miss the first toast in a newly created region.
  toastLayer();
  showQueuedToast();
  registerServiceWorker(config, checkVersion);
}

/** React only logs errors that a boundary catches; a report needs the browser's error event. */
function rootOptions({ reportUrl }: AppConfig): RootOptions {
  return reportUrl === null ? {} : { onCaughtError: (error) => reportError(error) };
}
