import type { ThemeMode } from '@amana/ui';
import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const listeners = new Set<() => void>();

/** Of the page, which index.html sets before the first paint: the stored theme, else the one that the system prefers. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
}

export function chooseTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
  localStore.write(STORAGE_KEYS.theme, mode);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
