import { APP_MARK, CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';
import { createEffect, createStore } from 'effector';
import { fetchPage } from '../../shared/reload-if-reachable.ts';

/** The page names the script that contains this file, and the script's name is a hash of its content. */
export const OWN_SCRIPT = import.meta.url.split('/').at(-1) ?? '';
const SETTINGS = new RegExp(`id="${CONFIG_ELEMENT_ID}">([^<]*)`);

function hasOwnSettings(page: string): boolean {
  const [, settings] = SETTINGS.exec(page) ?? [];
  const own = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  // Browsers normalise line ends to '\n'.
  return own === undefined || settings?.replaceAll('\r', '') === own;
}

/** Whether the server has another version or other settings. Never reloads, because that would lose typed text. */
export const checkVersionFx = createEffect(async (): Promise<boolean> => {
  const page = await fetchPage();
  return page?.includes(APP_MARK) === true && !(page.includes(OWN_SCRIPT) && hasOwnSettings(page));
});

export const $isOutdated = createStore(false).on(
  checkVersionFx.doneData,
  (wasOutdated, isOutdated) => wasOutdated || isOutdated,
);

export function watchMissingChunks(checkVersion: () => Promise<boolean>): void {
  window.addEventListener('vite:preloadError', () => void checkVersion());
}
