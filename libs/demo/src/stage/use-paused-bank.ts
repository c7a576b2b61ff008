import { type Settings, type State, getState, updateSettings } from '@amana/api/control';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';

type Replaced = Pick<Settings, 'autoPayAfterMs'> & Pick<State, 'scenario'>;

/**
 * Stops automatic payment while the stage is open, because the presenter may still be speaking, and restores it
 * afterwards. Only the first of several stages does this. A new `worldNumber` means new settings.
 */
export function usePausedBank(worldNumber: number | undefined, switchOff: () => Promise<unknown>): void {
  const { controlUrl } = useDemoHost();
  const replaced = useRef<Replaced | null>(null);
  const pause = useEffectEvent(async (leaving: AbortSignal) => {
    const { scenario, settings } = (await getState()).data;
    // Automatic payment is already off.
    const isPaused = settings.autoPayAfterMs === null && replaced.current?.scenario === scenario;
    if (isPaused || leaving.aborted) return;
    replaced.current = { autoPayAfterMs: settings.autoPayAfterMs, scenario };
    if (settings.autoPayAfterMs !== null) await switchOff();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Without an answer the setting stays unchanged.
    const start = () => void pause(signal).catch(() => null);
    start();
    window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
    return () => leaving.abort();
  }, [worldNumber]);
  useEffect(() => {
    const onHide = () => {
      const autoPayAfterMs = replaced.current?.autoPayAfterMs ?? null;
      if (autoPayAfterMs === null || controlUrl === null) return;
      // `keepalive` lets the call outlive the page, so nothing can be read first.
      void fetch(`${controlUrl}/settings`, {
        method: 'PATCH',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ autoPayAfterMs }),
      }).catch(() => null);
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      if (replaced.current !== null) void resume(replaced.current).catch(() => null);
      replaced.current = null;
    };
  }, [controlUrl]);
}

/** Leaves a new world and a later setting unchanged. */
async function resume({ scenario, autoPayAfterMs }: Replaced): Promise<void> {
  const { data: state } = await getState();
  if (state.scenario === scenario && state.settings.autoPayAfterMs === null)
    await updateSettings({ autoPayAfterMs });
}
