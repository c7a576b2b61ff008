import { createEvent, createStore } from 'effector';
import { tabStorage } from '../../session/index.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';

/** How long the server may take to say which build it has, in ms. */
const ASK_TIMEOUT_MS = 5_000;
const RELOADED_KEY = 'reloadedFor';

/** The server has another build than the one that runs here. */
export const replacementSeen = createEvent();
export const $isReplaced = createStore(false).on(replacementSeen, () => true);

/**
 * A part that cannot be loaded any more is the sign of a newer build: then the person is told. What they typed decides when
 * to reload, not we.
 */
export function watchForReplacement(): void {
  window.addEventListener('vite:preloadError', tellIfReplaced);
}

/** Asks the server, because a sign alone is no proof. */
export function tellIfReplaced(): void {
  void isReplaced().then((replaced) => {
    if (replaced) replacementSeen();
  });
}

/** Loads the newer build in place of a page that could not be loaded; once for each build that it leaves. */
export async function reloadIfReplaced(): Promise<boolean> {
  const build = ownBuild();
  if (build === null || tabStorage.getItem(RELOADED_KEY) === build || !(await isReplaced())) return false;
  tabStorage.setItem(RELOADED_KEY, build);
  window.location.reload();
  return true;
}

/** Loads the page anew unless that would leave the person with the browser's own page about a lost network. */
export async function reloadIfReachable(): Promise<void> {
  if ((await serversPage()) !== null) window.location.reload();
}

/** False too where the server cannot be asked. */
async function isReplaced(): Promise<boolean> {
  const build = ownBuild();
  const page = await serversPage();
  return build !== null && page !== null && !page.includes(build);
}

/** A build is known by its entry script, whose name is made from what is in it; its folder is not named alike everywhere. */
function ownBuild(): string | null {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  return script?.split('/').at(-1) ?? null;
}

async function serversPage(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const response = await fetch(SITE_ROOT, { cache: 'no-store', signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
