import { type SettingsPatch, getSettings, updateSettings } from '@amana/api/control';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';

/**
 * The simulated bank waits while the stage is open, because the presenter may still be speaking, and pays as before when
 * the stage is left. Each world, known by its number, has settings of its own.
 */
export function usePausedBank(worldNumber: number | undefined, switchOff: () => void): void {
  const { controlUrl } = useDemoHost();
  /** The setting that the stage has replaced. */
  const replaced = useRef<SettingsPatch | null>(null);
  const take = useEffectEvent(() => {
    const earlier = replaced.current;
    replaced.current = null;
    return earlier;
  });
  const pause = useEffectEvent(async (isCurrent: () => boolean) => {
    const { autoPayAfterMs } = (await getSettings()).data;
    if (autoPayAfterMs === null || !isCurrent()) return;
    replaced.current = { autoPayAfterMs };
    switchOff();
  });
  useEffect(() => {
    let isCurrent = true;
    // Without an answer the bank stays as its switch shows it.
    const start = () => void pause(() => isCurrent).catch(() => null);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && start();
    start();
    window.addEventListener('pageshow', onShow);
    return () => {
      isCurrent = false;
      window.removeEventListener('pageshow', onShow);
    };
  }, [worldNumber]);
  useEffect(() => {
    const onHide = () => {
      const earlier = take();
      if (earlier === null || controlUrl === null) return;
      // Other calls end with the page.
      void fetch(`${controlUrl}/settings`, {
        method: 'PATCH',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(earlier),
      }).catch(() => null);
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      const earlier = take();
      if (earlier !== null) void updateSettings(earlier).catch(() => null);
    };
  }, [controlUrl]);
}
