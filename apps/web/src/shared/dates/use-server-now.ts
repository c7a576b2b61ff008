import { serverClock } from '@amana/api';
import { COUNTDOWN_REFRESH_MS } from '@amana/domain';
import { useSyncExternalStore } from 'react';

/** Server time in ms, in steps of a second. It is read at every render too, because timers pause in a hidden tab. */
export function useServerNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverClock.now() / COUNTDOWN_REFRESH_MS) * COUNTDOWN_REFRESH_MS,
  );
}

const subscribe = every(COUNTDOWN_REFRESH_MS);

/** Subscribes to a clock, which is also looked at when the page becomes visible. */
export function every(ms: number) {
  return (look: () => void): (() => void) => {
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };
}
