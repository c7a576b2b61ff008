import { useSyncExternalStore } from 'react';
import { dayText } from './date-text.ts';

/** How late a new day may be noticed, in ms. */
const LOOK_MS = 30_000;

/** The day as `dayText` writes it; a new one is noticed while the page is open, and when it is shown again. */
export function useToday(now: () => number = Date.now): string {
  return useSyncExternalStore(subscribe, () => dayText(new Date(now()).toISOString()));
}

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_MS);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
