import { serverClock } from '@amana/api';
import { COUNTDOWN_REFRESH_MS } from '@amana/domain';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = serverClock.now();
  for (const listener of listeners) listener();
}

/** All countdowns share one timer, which stops while the tab is hidden. */
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

/** After a pause, the time of the last tick is outdated and must not be rendered. */
function timeNow(): number {
  const isOld = timer === undefined && Math.abs(serverClock.now() - now) >= COUNTDOWN_REFRESH_MS;
  if (isOld) now = serverClock.now();
  return now;
}

/** Server time in ms, updated every second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, timeNow);
}
