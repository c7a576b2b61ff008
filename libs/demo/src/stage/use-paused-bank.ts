import {
  type Settings,
  type State,
  type WorldEvent,
  getEvents,
  getState,
  updateSettings,
} from '@amana/api/control';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { awaitTurn } from './await-turn.ts';

/** A setting that the stage has replaced, and the world that it belongs to. */
interface Replaced extends Pick<Settings, 'autoPayAfterMs'>, Pick<State, 'scenario'> {
  /** Only this world has it; undefined where the setting could not be replaced. */
  readonly event: Promise<WorldEvent | undefined>;
}

/**
 * The simulated bank waits while the stage is open, because the presenter may still be speaking, and pays as before when
 * the stage is left. Each world, known by its number, has settings of its own. Of several stages in a browser one does
 * this, and when it is left the next one.
 */
export function usePausedBank(worldNumber: number | undefined, switchOff: () => Promise<unknown>): void {
  const { controlUrl } = useDemoHost();
  const [isOnTurn, setOnTurn] = useState(false);
  const replaced = useRef<Replaced | null>(null);
  const take = useEffectEvent(() => {
    const earlier = replaced.current;
    replaced.current = null;
    return earlier;
  });
  const pause = useEffectEvent(async (isCurrent: () => boolean) => {
    const state = (await getState()).data;
    const { scenario, counts, settings } = state;
    const earlier = replaced.current;
    const isKept = settings.autoPayAfterMs === null && earlier !== null && (await isOf(state, earlier));
    if (!isCurrent() || isKept) return;
    replaced.current = null;
    if (settings.autoPayAfterMs === null) return;
    const event = switchOff().then(() => settingsEventAfter(counts['events'] ?? 0));
    replaced.current = {
      autoPayAfterMs: settings.autoPayAfterMs,
      scenario,
      event: event.catch(() => undefined),
    };
  });
  useEffect(() => {
    if (!isOnTurn) return undefined;
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
  }, [worldNumber, isOnTurn]);
  useEffect(() => {
    const onHide = () => {
      const earlier = take();
      if (earlier === null || controlUrl === null) return;
      // Other calls end with the page, so nothing can be asked first.
      void fetch(`${controlUrl}/settings`, {
        method: 'PATCH',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ autoPayAfterMs: earlier.autoPayAfterMs }),
      }).catch(() => null);
    };
    const endTurn = awaitTurn(`stage of ${controlUrl ?? ''}`, () => setOnTurn(true));
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      const earlier = take();
      setOnTurn(false);
      endTurn(earlier === null ? null : writeBack(earlier).catch(() => null));
    };
  }, [controlUrl]);
}

/** Not into another world, which may have begun just now, nor over a later choice. */
async function writeBack(earlier: Replaced): Promise<void> {
  const { autoPayAfterMs } = earlier;
  const state = (await getState()).data;
  if (state.settings.autoPayAfterMs === null && (await isOf(state, earlier)))
    await updateSettings({ autoPayAfterMs });
}

/** Whether the setting was replaced in this world. Other worlds of a scenario have no such event. */
async function isOf({ scenario }: State, replaced: Replaced): Promise<boolean> {
  const event = await replaced.event;
  if (event === undefined || scenario !== replaced.scenario) return false;
  const found = await settingsEventAfter(event.seq - 1);
  return found?.seq === event.seq && found.at === event.at;
}

/** The first change of the settings after this number of events. */
async function settingsEventAfter(seq: number): Promise<WorldEvent | undefined> {
  const { data } = await getEvents({ after: seq });
  return data.find(({ type }) => type === 'world.settings');
}
