import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all; says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // The app shells are rendered without a device.
    () => true,
  );
}

function subscribe(notify: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['online', 'offline']) window.addEventListener(kind, notify, { signal: stop.signal });
  return () => {
    stop.abort();
  };
}
