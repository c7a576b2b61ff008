import { CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';
import { createEvent, createStore } from 'effector';
import { fetchPage } from '../../shared/reload-if-reachable.ts';

/** The page names the script that this file is bundled into, and the script's name is a hash of its content. */
export const OWN_SCRIPT = import.meta.url.split('/').at(-1) ?? '';
/** In every version of the page; not in one of a proxy that announces maintenance or asks to sign in. */
const OF_ANY_VERSION = 'type="module"';
const SETTINGS = new RegExp(`id="${CONFIG_ELEMENT_ID}">([^<]*)`);

/** The server has another version than the one that runs here. */
const newerVersionFound = createEvent();
export const $isOutdated = createStore(false).on(newerVersionFound, () => true);

/** A chunk that is gone is a sign of a newer version. */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void checkVersion());
}

/** Whether a page has the settings with which this one runs. */
function hasOwnSettings(page: string): boolean {
  const [, settings] = SETTINGS.exec(page) ?? [];
  const own = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  // A browser reads every line end as '\n'.
  return own === undefined || settings?.replaceAll('\r', '') === own;
}

/** Whether the page on the server is of another version, or has other settings. Never reloads, because that would lose what was typed. */
export async function checkVersion(): Promise<boolean> {
  const page = await fetchPage();
  const isOutdated =
    page?.includes(OF_ANY_VERSION) === true && !(page.includes(OWN_SCRIPT) && hasOwnSettings(page));
  if (isOutdated) newerVersionFound();
  return isOutdated;
}
