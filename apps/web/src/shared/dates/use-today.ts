import { useSyncExternalStore } from 'react';
import { dayText } from './date-text.ts';
import { every } from './use-server-now.ts';

const everyHalfMinute = every(30_000);

/** The day as `dayText` returns it; updated while the page is open and when it becomes visible. */
export function useToday(now: () => number = Date.now): string {
  return useSyncExternalStore(everyHalfMinute, () => dayText(new Date(now()).toISOString()));
}
