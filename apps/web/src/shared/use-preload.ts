import { useEffect } from 'react';

type Load = () => Promise<unknown>;

/** Waits this long where the browser cannot tell when it is idle, in ms. */
const LATER_MS = 2_000;

/**
 * Loads the code of what the viewer is likely to open next, so that it opens without a network too. Begins when the
 * browser is idle, and not at all if the viewer asked to save data. `loads` must not change with every render.
 */
export function usePreload(loads: readonly Load[]): void {
  useEffect(() => {
    if (savesData()) return;
    const start = () => {
      // Most browsers never ask again for what failed, and a later press would fail with it.
      if (!navigator.onLine) return;
      // What cannot be loaded now is loaded, or reported, when it is opened.
      for (const load of loads) load().catch(() => null);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, LATER_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [loads]);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
