import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './tokens.ts';

export function usePageTheme(): ThemeMode {
  return useSyncExternalStore(watch, () =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
