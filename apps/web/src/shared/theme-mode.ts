import type { ThemeMode } from '@amana/ui';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { STORAGE_KEYS } from '../session/index.ts';

/** Set before the first paint by index.html: what is stored, else what the system prefers. */
function modeOfPage(): ThemeMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

export const themeChosen = createEvent<ThemeMode>();

const applyThemeFx = createEffect((mode: ThemeMode) => {
  document.documentElement.dataset['theme'] = mode;
  localStorage.setItem(STORAGE_KEYS.theme, mode);
});

/** A choice of the device (§3): light or dark. */
export const $themeMode = createStore<ThemeMode>(modeOfPage()).on(themeChosen, (_, mode) => mode);

sample({ clock: themeChosen, target: applyThemeFx });
