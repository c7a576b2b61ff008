import { configureApi, prepareApi } from '@amana/api';
import { createRoot } from 'react-dom/client';
import { $isAuthenticated, appStarted, createTokenSource, watchOtherTabs } from '../session/index.ts';
import { readConfig } from '../shared/config.ts';
import { sayWhatWaited } from '../shared/say-after-reload.ts';
import { App } from './app.tsx';
import { allowScripts } from './allow-scripts.ts';
import { watchForReplacement } from './connection/deployment.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** Everything that must stand before the first screen, in order. */
export function start(root: HTMLElement): void {
  const config = readConfig(document, (text) => {
    // For whoever deploys it; a visitor sees the defaults at work.
    // eslint-disable-next-line no-console
    console.warn(text);
  });
  allowScripts(config.identityScriptUrl);
  configureApi({ baseUrl: config.apiBaseUrl, tokenSource: createTokenSource() });
  appStarted();
  watchOtherTabs();
  watchForReplacement();
  // Whoever is signed in will be shown something of theirs; a failure shows where it is asked for.
  if ($isAuthenticated.getState()) prepareApi().catch(() => null);
  const queryClient = createQueryClient();
  // What one person has fetched is not shown to the next.
  $isAuthenticated.updates.watch((isAuthenticated) => {
    if (!isAuthenticated) queryClient.clear();
  });
  sayWhatWaited();
  createRoot(root).render(<App config={config} queryClient={queryClient} router={createAppRouter()} />);
}
