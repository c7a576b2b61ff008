import { useEffect } from 'react';

type Load = () => Promise<unknown>;

/** Waits this long where the browser cannot tell when it is idle, in ms. */
const LATER_MS = 2_000;

/**
 * Loads the code of what the viewer is likely to open next, so that it opens without a network too. Begins when the
 * browser is idle, without a network when that returns, and not at all if the viewer asked to save data. `loads` must
 * not change with every render.
 */
export function usePreload(loads: readonly Load[]): void {
  useEffect(() => {
    if (savesData()) return;
    const waiting = new AbortController();
    const start = () => {
      // What cannot be loaded now is loaded, or reported, when it is opened.
      for (const load of loads) load().catch(() => null);
    };
    const cancelIdle = whenIdle(() => {
      if (navigator.onLine) start();
      // Most browsers never ask again for what failed, and a later press would fail with it.
      else window.addEventListener('online', start, { once: true, signal: waiting.signal });
    });
    return () => {
      cancelIdle();
      waiting.abort();
    };
  }, [loads]);
}

/** Returns what cancels it. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, LATER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
