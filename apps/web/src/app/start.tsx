import { configureApi } from '@amana/api';
import { configureProductName } from '@amana/domain';
import { toastLayer } from '@amana/ui';
import { allSettled, fork } from 'effector';
import { type RootOptions, createRoot } from 'react-dom/client';
import {
  appStarted,
  configureSession,
  createTokenSource,
  followOtherTabs,
  goToSiteRootFx,
  viewerIdIn,
} from '../session/index.ts';
import { type AppConfig, readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { allowScripts } from './allow-scripts.ts';
import { App } from './app.tsx';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { followTheme } from './layout/follow-theme.ts';
import { startReports } from './reports/start-reports.ts';
import { $queryClient, createQueryClient } from '../server-state/query-client.ts';
import { createAppRouter } from './router.ts';
import { tolerateTranslators } from './tolerate-translators.ts';

/** If one is wrong, the app calls another API; 'configuration' means all settings. */
const API_SETTINGS: ReadonlySet<string> = new Set(['configuration', 'apiBaseUrl']);

export async function start(root: HTMLElement): Promise<void> {
  tolerateTranslators();
  const { config: deployed, wrongSettings } = readConfig(document);
  allowScripts(deployed.identityScriptUrl);
  configureSession(deployed.apiBaseUrl);
  const queryClient = createQueryClient();
  const scope = fork({
    values: [[$queryClient, queryClient]],
    handlers: [[goToSiteRootFx, () => window.location.replace(SITE_ROOT)]],
  });
  // A production build excludes the demo.
  const demo =
    import.meta.env.DEV || import.meta.env.MODE === 'demo'
      ? await (await import('./open-demo.ts')).openDemo(deployed, root, scope)
      : undefined;
  if (demo === null) return;
  const config = demo?.config ?? deployed;
  configureProductName(config.productName);
  if (config.brandColour !== null) document.documentElement.style.setProperty('--brand', config.brandColour);
  const report = startReports(config);
  for (const field of wrongSettings)
    report?.({ operationId: 'configuration', field, kind: 'unreadable', count: 1 });
  configureApi({
    baseUrl: config.apiBaseUrl,
    tokenSource: createTokenSource(scope),
    idempotencyKeys: config.idempotencyKeys,
    requestIds: config.requestIds,
    wrongSetting: wrongSettings.find((setting) => API_SETTINGS.has(setting)),
    onDeviation: (deviation) => report?.(deviation),
  });
  await allSettled(appStarted, { scope });
  followOtherTabs(scope);
  const router = await createAppRouter({ queryClient, viewerId: () => viewerIdIn(scope) }, demo?.routes);
  createRoot(root, rootOptions(config)).render(
    <App config={config} queryClient={queryClient} router={router} scope={scope} />,
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
