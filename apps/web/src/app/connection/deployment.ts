import { createEvent, createStore } from 'effector';
import { SITE_ROOT } from '../../shared/site-root.ts';
import { tabStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/** How long the server may take to say which build it has, in ms. */
const ASK_TIMEOUT_MS = 5_000;
/** The name of this code's script, which contains a hash, identifies the build; the page of the build names it. */
const OWN_BUILD = import.meta.url.split('/').at(-1) ?? '';

/** The server has another build than the one that runs here. */
const replacementSeen = createEvent();
export const $isReplaced = createStore(false).on(replacementSeen, () => true);

/**
 * A chunk that can no longer be loaded is the sign of a newer build. The person is notified and decides when to reload,
 * because something may be typed.
 */
export function watchForReplacement(): void {
  window.addEventListener('vite:preloadError', reportIfReplaced);
}

/** Asks the server, because a sign alone is no proof. */
export function reportIfReplaced(): void {
  void isReplaced().then((replaced) => {
    if (replaced) replacementSeen();
  });
}

/** Loads the newer build in place of a page that could not be loaded; once for each build that it leaves. */
export async function reloadIfReplaced(): Promise<boolean> {
  if (tabStore.read(STORAGE_KEYS.reloadedFor) === OWN_BUILD || !(await isReplaced())) return false;
  tabStore.write(STORAGE_KEYS.reloadedFor, OWN_BUILD);
  // Without storage the page would reload again and again.
  if (tabStore.read(STORAGE_KEYS.reloadedFor) !== OWN_BUILD) return false;
  window.location.reload();
  return true;
}

/** Loads the page anew unless that would leave the person with the browser's own page about a lost network. */
export async function reloadIfReachable(): Promise<void> {
  if ((await serversPage()) !== null) window.location.reload();
}

/** False too where the server cannot be asked. */
async function isReplaced(): Promise<boolean> {
  const page = await serversPage();
  return page !== null && !page.includes(OWN_BUILD);
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
