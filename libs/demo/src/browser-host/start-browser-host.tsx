import { toast } from '@amana/ui';
import { createRoot } from 'react-dom/client';
import type { DemoHost } from '../demo-host.ts';
import { goToAskedScreen } from './asked-screen.ts';
import type { HostState } from './host-state.ts';
import { NoDemoPage } from './no-demo-page.tsx';
import { PreparingPage } from './preparing-page.tsx';
import { askWorker, serveFromWorker } from './serve-from-worker.ts';

/** Long enough to be read, in ms. */
const NEWS_MS = 10_000;
/** Which build this tab was told of. */
const TOLD_KEY = 'demo/toldOf';

/** Before the application starts: its backend is there and answers. Where that cannot be, says so and answers false. */
export async function startBrowserHost(host: DemoHost, root: HTMLElement): Promise<boolean> {
  pinIcon();
  goToAskedScreen(host.siteRoot);
  const page = createRoot(root);
  page.render(<PreparingPage />);
  const serving = await serveFromWorker(host.siteRoot);
  if (!serving.ok) {
    page.render(<NoDemoPage obstacle={serving.obstacle} />);
    return false;
  }
  page.unmount();
  showNews(host, serving.state);
  navigator.serviceWorker.addEventListener('controllerchange', () => void showNewVersion(host));
  return true;
}

/** It is named from where the page lies, and browsers look for it again when the address has changed. */
function pinIcon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) link.href = link.href;
}

/** It came while this page was open; what is being typed here is not taken away, unless its whole world is gone. */
async function showNewVersion(host: DemoHost): Promise<void> {
  const serving = await askWorker(host.siteRoot);
  if (serving.ok && serving.state.news === 'reset') {
    // The page that comes then tells.
    host.storeSession(null);
    window.location.replace(host.siteRoot);
    return;
  }
  if (serving.ok) showNews(host, serving.state);
  toast.info('There is a new version of the demo. Reload this page when you are ready.', NEWS_MS);
}

function showNews(host: DemoHost, { build, news, isFirst }: HostState): void {
  // Whoever was signed in is nobody in a new world. Once: later somebody is signed in to it.
  if (news === 'reset' && isFirst) host.storeSession(null);
  if (news === null || sessionStorage.getItem(TOLD_KEY) === build) return;
  sessionStorage.setItem(TOLD_KEY, build);
  if (news === 'updated') toast.info('The demo was updated. Everything you did is still here.', NEWS_MS);
  else
    toast.warning(
      'The demo was updated and starts from the beginning: the new version could not read what was kept.',
      NEWS_MS,
    );
}
