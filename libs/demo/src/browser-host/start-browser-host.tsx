import { Spinner, toast } from '@amana/ui';
import { createRoot } from 'react-dom/client';
import type { DemoHost } from '../demo-host.ts';
import { tabStorage } from '../shared/tab-storage.ts';
import { CENTRED, NO_DEMO_TITLE, NoDemoPage } from './no-demo-page.tsx';
import { askWorker, startServiceWorker } from './start-service-worker.ts';
import { goToAskedScreen } from './static-page.ts';
import type { HostState } from './worker/browser-backend.ts';

/** In ms. */
const NEWS_MS = 10_000;
/** Session storage key: the build whose news this tab has shown. */
const SHOWN_KEY = 'demo/toldOf';

/** Starts the backend before the application. Returns false if that is impossible; `root` then shows the reason. */
export async function startBrowserHost(host: DemoHost, root: HTMLElement): Promise<boolean> {
  // Makes the icon's relative address absolute, because browsers resolve it again after navigation.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) link.href = link.href;
  goToAskedScreen(host.siteRoot);
  const page = createRoot(root);
  page.render(
    <main style={CENTRED} role="status">
      <Spinner />
      Preparing the demo…
    </main>,
  );
  const serving = await startServiceWorker(host.siteRoot);
  if (typeof serving === 'string') {
    document.title = NO_DEMO_TITLE;
    page.render(<NoDemoPage obstacle={serving} />);
    return false;
  }
  page.unmount();
  showNews(host, serving);
  navigator.serviceWorker.addEventListener('controllerchange', () => void showNewVersion(host));
  return true;
}

/** Reloads an open page only if the world was lost, because the user may be typing. */
async function showNewVersion(host: DemoHost): Promise<void> {
  const serving = await askWorker(host.siteRoot);
  if (typeof serving !== 'string') {
    if (serving.news === 'reset') {
      host.storeSession(null);
      window.location.replace(host.siteRoot);
      return;
    }
    showNews(host, serving);
  }
  toast.info('There is a new version of the demo. Reload this page when you are ready.', NEWS_MS);
}

function showNews(host: DemoHost, { build, news, isFirst }: HostState): void {
  // A session of the old world is invalid in a new one; later sessions belong to the new one.
  if (news === 'reset' && isFirst) host.storeSession(null);
  if (news === null || tabStorage.read(SHOWN_KEY) === build) return;
  tabStorage.write(SHOWN_KEY, build);
  if (news === 'updated') toast.info('The demo was updated. Everything you did is still here.', NEWS_MS);
  else
    toast.warning(
      'The demo was updated and starts from the beginning: the new version could not read what was stored.',
      NEWS_MS,
    );
}
