/** Whether an answer arrived although the browser called the device offline, as with a VPN on Windows. */
let isOfflineWrong = false;
/** How often the browser has changed its mind. */
let changes = 0;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const notify of listeners) notify();
}

// Node, in which the tests run, has no window, and a navigator that knows nothing of a network.
const saysOffline = () => 'onLine' in navigator && !navigator.onLine;
if ('window' in globalThis)
  for (const kind of ['online', 'offline'])
    window.addEventListener(kind, () => {
      isOfflineWrong = false;
      changes += 1;
      tellListeners();
    });

/** What the browser says of the device's network, until an answer proves it wrong. */
export const deviceNetwork = {
  /** Says nothing about the server. */
  isOffline(): boolean {
    return saysOffline() && !isOfflineWrong;
  },

  /** Calls `notify` whenever `isOffline` may have changed, until the function that it returns is called. */
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  },

  /** To call when a request is sent, and what it returns when the answer arrives. */
  watchCall(): () => void {
    // The answer to an earlier call may have been on its way when the network was lost.
    const sentOfflineAfter = saysOffline() ? changes : null;
    return () => {
      const isWrong = saysOffline() && (sentOfflineAfter === changes || isOfflineWrong);
      if (isWrong === isOfflineWrong) return;
      isOfflineWrong = isWrong;
      tellListeners();
    };
  },
};
