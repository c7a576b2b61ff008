import { createEvent, createStore } from 'effector';
import { SITE_ROOT } from '../../shared/site-root.ts';
import { tabStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/** How long the server may take to say which build it has, in ms. */
const ASK_TIMEOUT_MS = 5_000;
/** A build is known by the script that this stands in, whose name is made from what is in it; the page names it. */
const OWN_BUILD = import.meta.url.split('/').at(-1) ?? '';

/** The server has another build than the one that runs here. */
const replacementSeen = createEvent();
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
  if (tabStore.read(STORAGE_KEYS.reloadedFor) === OWN_BUILD || !(await isReplaced())) return false;
  tabStore.write(STORAGE_KEYS.reloadedFor, OWN_BUILD);
  // Where that cannot be kept, once would be for ever.
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
