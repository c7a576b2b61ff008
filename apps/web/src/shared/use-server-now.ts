import { serverClock } from '@amana/api';
import { COUNTDOWN_REFRESH_MS } from '@amana/domain';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = serverClock.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = serverClock.now();
  for (const listener of listeners) listener();
}

/** One timer for every countdown of the page, and none while nobody can see it. */
function adjustTimer(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (isWanted && timer === undefined) {
    tick();
    timer = setInterval(tick, COUNTDOWN_REFRESH_MS);
  } else if (!isWanted) {
    clearInterval(timer);
    timer = undefined;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', adjustTimer);
  listeners.add(listener);
  queueMicrotask(adjustTimer);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', adjustTimer);
    adjustTimer();
  };
}

/** While the timer stands still, the time of the last tick is an old one: it must not show for a moment. */
function timeNow(): number {
  const isOld = timer === undefined && Math.abs(serverClock.now() - now) >= COUNTDOWN_REFRESH_MS;
  if (isOld) now = serverClock.now();
  return now;
}

/** The server's time in ms (decision D13), anew every second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, timeNow);
}
