import { useSyncExternalStore } from 'react';
import { dayText } from './date-text.ts';

const LOOK_MS = 30_000;

/** The day as `dayText` returns it; updated while the page is open and when it becomes visible. */
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
