import type { ThemeMode } from '@amana/ui';
import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/** Before the first choice, a script of index.html sets the theme that the device prefers. */
export function chooseTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
  localStore.write(STORAGE_KEYS.theme, mode);
}
