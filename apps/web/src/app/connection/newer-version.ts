import { APP_MARK, CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';
import { createEvent, createStore } from 'effector';
import { fetchPage } from '../../shared/reload-if-reachable.ts';

/** The page names the script that contains this file, and the script's name is a hash of its content. */
export const OWN_SCRIPT = import.meta.url.split('/').at(-1) ?? '';
const SETTINGS = new RegExp(`id="${CONFIG_ELEMENT_ID}">([^<]*)`);

const newerVersionFound = createEvent();
export const $isOutdated = createStore(false).on(newerVersionFound, () => true);

export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void checkVersion());
}

function hasOwnSettings(page: string): boolean {
  const [, settings] = SETTINGS.exec(page) ?? [];
  const own = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  // Browsers normalise line ends to '\n'.
  return own === undefined || settings?.replaceAll('\r', '') === own;
}

/** Whether the server has another version or other settings. Never reloads, because that would lose typed text. */
export async function checkVersion(): Promise<boolean> {
  const page = await fetchPage();
  const isOutdated =
    page?.includes(APP_MARK) === true && !(page.includes(OWN_SCRIPT) && hasOwnSettings(page));
  if (isOutdated) newerVersionFound();
  return isOutdated;
}
