/** Whether an answer arrived although the browser called the device offline, as with a VPN on Windows. */
let isOfflineWrong = false;
const listeners = new Set<() => void>();

// Node, in which the tests run, has a navigator that knows nothing of a network.
const saysOffline = () => 'onLine' in navigator && !navigator.onLine;

/** What the browser says of the device's network, until an answer proves it wrong. */
export const deviceNetwork = {
  /** Says nothing about the server. */
  isOffline(): boolean {
    return saysOffline() && !isOfflineWrong;
  },

  /** Calls `notify` whenever `isOffline` may have changed, until the function that it returns is called. */
  subscribe(notify: () => void): () => void {
    const stop = new AbortController();
    const changed = (): void => {
      isOfflineWrong = false;
      notify();
    };
    for (const kind of ['online', 'offline']) window.addEventListener(kind, changed, { signal: stop.signal });
    listeners.add(notify);
    return () => {
      stop.abort();
      listeners.delete(notify);
    };
  },

  /** To call when a request is sent, and what it returns when the answer arrives. */
  watchCall(): () => void {
    // The answer to an earlier call may have been on its way when the network was lost.
    const wasSentOffline = saysOffline();
    return () => {
      const isWrong = saysOffline() && (wasSentOffline || isOfflineWrong);
      if (isWrong === isOfflineWrong) return;
      isOfflineWrong = isWrong;
      for (const notify of listeners) notify();
    };
  },
};
