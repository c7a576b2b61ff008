import { toast } from '@amana/ui';
import { createRoot } from 'react-dom/client';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { SITE_ROOT } from '../../../shared/site-root.ts';
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
export async function startBrowserHost(root: HTMLElement): Promise<boolean> {
  pinIcon();
  goToAskedScreen();
  const page = createRoot(root);
  page.render(<PreparingPage />);
  const serving = await serveFromWorker();
  if (!serving.ok) {
    page.render(<NoDemoPage obstacle={serving.obstacle} />);
    return false;
  }
  page.unmount();
  tell(serving.state);
  navigator.serviceWorker.addEventListener('controllerchange', () => void tellOfNewVersion());
  return true;
}

/** It is named from where the page lies, and browsers look for it again when the address has changed. */
function pinIcon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) link.href = link.href;
}

/** It came while this page was open; what is being typed here is not taken away, unless its whole world is gone. */
async function tellOfNewVersion(): Promise<void> {
  const serving = await askWorker();
  if (serving.ok && serving.state.news === 'reset') {
    // The page that comes then tells.
    localStorage.removeItem(STORAGE_KEYS.session);
    window.location.replace(SITE_ROOT);
    return;
  }
  if (serving.ok) tell(serving.state);
  toast.info('There is a new version of the demo. Reload this page when you are ready.', NEWS_MS);
}

function tell({ build, news, isFirst }: HostState): void {
  // Whoever was signed in is nobody in a new world. Once: later somebody is signed in to it.
  if (news === 'reset' && isFirst) localStorage.removeItem(STORAGE_KEYS.session);
  if (news === null || sessionStorage.getItem(TOLD_KEY) === build) return;
  sessionStorage.setItem(TOLD_KEY, build);
  if (news === 'updated') toast.info('The demo was updated. Everything you did is still here.', NEWS_MS);
  else
    toast.warning(
      'The demo was updated and starts from the beginning: the new version could not read what was kept.',
      NEWS_MS,
    );
}
