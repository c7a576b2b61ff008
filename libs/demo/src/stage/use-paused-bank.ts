import { type Settings, type State, getState, updateSettings } from '@amana/api/control';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';

type Replaced = Pick<Settings, 'autoPayAfterMs'> & Pick<State, 'scenario'>;

/**
 * The simulated bank waits while the stage is open, because the presenter may still be speaking, and pays as before when
 * the stage is left. Of several stages the first one does this. Another `worldNumber` is another world, with settings of
 * its scenario.
 */
export function usePausedBank(worldNumber: number | undefined, switchOff: () => Promise<unknown>): void {
  const { controlUrl } = useDemoHost();
  /** The setting that the stage has replaced. */
  const replaced = useRef<Replaced | null>(null);
  const pause = useEffectEvent(async (isLeft: () => boolean) => {
    const { scenario, settings } = (await getState()).data;
    // The bank waits already, for instance after a step was taken back.
    const isPaused = settings.autoPayAfterMs === null && replaced.current?.scenario === scenario;
    if (isPaused || isLeft()) return;
    replaced.current = { autoPayAfterMs: settings.autoPayAfterMs, scenario };
    if (settings.autoPayAfterMs !== null) await switchOff();
  });
  useEffect(() => {
    let isLeft = false;
    // Without an answer the bank stays as its switch shows it.
    const start = () => void pause(() => isLeft).catch(() => null);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && start();
    start();
    window.addEventListener('pageshow', onShow);
    return () => {
      isLeft = true;
      window.removeEventListener('pageshow', onShow);
    };
  }, [worldNumber]);
  useEffect(() => {
    const onHide = () => {
      const autoPayAfterMs = replaced.current?.autoPayAfterMs ?? null;
      if (autoPayAfterMs === null || controlUrl === null) return;
      // Other calls end with the page, so nothing can be asked first.
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

/** Does not change another world, which may have begun just now, nor a later choice. */
async function resume({ scenario, autoPayAfterMs }: Replaced): Promise<void> {
  const { data: state } = await getState();
  if (state.scenario === scenario && state.settings.autoPayAfterMs === null)
    await updateSettings({ autoPayAfterMs });
}
