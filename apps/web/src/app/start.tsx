import { configureApi } from '@amana/api';
import { toastLayer } from '@amana/ui';
import {
  appStarted,
  configureSession,
  createTokenSource,
  followOtherTabs,
  viewerId,
} from '../session/index.ts';
import { type AppConfig, readConfig } from '../shared/config.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { allowScripts } from './allow-scripts.ts';
import { announcePages } from './layout/announce-pages.ts';
import { App } from './app.tsx';
import { showApp } from './boot/show-app.ts';
import { watchMissingChunks } from './connection/newer-version.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { followTheme } from './layout/follow-theme.ts';
import { createQueryClient } from './query-client.ts';
import { startReports } from './reports/start-reports.ts';
import { createAppRouter } from './router.ts';

/** If one is wrong, the app calls another API or misreads its answers; 'configuration' means all settings. */
const API_SETTINGS: ReadonlySet<string> = new Set(['configuration', 'apiBaseUrl', 'providerProfile']);

export async function start(root: HTMLElement): Promise<void> {
  const settings = readSettings();
  const { wrongSettings } = settings;
  allowScripts(settings.config.identityScriptUrl);
  configureSession(settings.config.apiBaseUrl);
  // A production build excludes the demo.
  const demo =
    import.meta.env.DEV || import.meta.env.MODE === 'demo'
      ? await (await import('./open-demo.ts')).openDemo(settings.config, root)
      : undefined;
  if (demo === null) return;
  const config = demo?.config ?? settings.config;
  await showBrand(config);
  connectApi(config, wrongSettings);
  appStarted({ siteRoot: SITE_ROOT });
  followOtherTabs();
  watchMissingChunks();
  showQueuedToast();
  const queryClient = createQueryClient();
  if (import.meta.env.DEV)
    void import('./query-devtools.tsx').then(({ installQueryDevtools }) => installQueryDevtools(queryClient));
  const router = await createAppRouter({ queryClient, viewerId }, demo?.routes);
  showApp(root, <App config={config} queryClient={queryClient} router={router} />, config);
  demo?.mount({ queryClient, router });
  announcePages(router);
  followTheme();
  // Screen readers would miss the first toast in a newly created region.
  toastLayer();
  registerServiceWorker(config);
}

async function showBrand({ brandColour }: AppConfig): Promise<void> {
  if (brandColour === null) return;
  // The app keeps the default colours without this chunk.
  const brand = await import('@amana/ui/brand').catch(() => null);
  // For the operator of the deployment.
  // eslint-disable-next-line no-console
  for (const warning of brand?.applyBrandColour(brandColour) ?? []) console.warn(warning);
}

function readSettings(): { config: AppConfig; wrongSettings: string[] } {
  const wrongSettings: string[] = [];
  const config = readConfig(document, (text, setting) => {
    // For the operator of the deployment; the visitor gets the defaults.
    // eslint-disable-next-line no-console
    console.warn(text);
    wrongSettings.push(setting);
  });
  return { config, wrongSettings };
}

function connectApi(config: AppConfig, wrongSettings: readonly string[]): void {
  const report = startReports(config);
  for (const field of wrongSettings)
    report?.({ operationId: 'configuration', field, kind: 'unreadable', count: 1 });
  configureApi({
    baseUrl: config.apiBaseUrl,
    tokenSource: createTokenSource(),
    providerProfile: config.providerProfile,
    idempotencyKeys: config.idempotencyKeys,
    requestIds: config.requestIds,
    wrongSetting: wrongSettings.find((setting) => API_SETTINGS.has(setting)),
    onDeviation: (deviation) => report?.(deviation),
  });
}
