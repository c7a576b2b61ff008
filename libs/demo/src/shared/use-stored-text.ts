import { useState, useSyncExternalStore } from 'react';

export function useStoredText(key: string) {
  const [text, setText] = useState(() => localStorage.getItem(key));
  const store = (next: string) => {
    localStorage.setItem(key, next);
    setText(next);
  };
  return [text, store] as const;
}

/** A text that another window stores. */
export function useTextOfOtherWindow(key: string): string | null {
  return useSyncExternalStore(subscribeToStorage, () => localStorage.getItem(key));
}

export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
