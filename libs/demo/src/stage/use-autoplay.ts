import { isFinished } from '@amana/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AUTOPLAY } from '../front/front-link.ts';
import type { StageProps } from './use-stage.ts';

/** One press or step; the whole trade takes 90 seconds. */
const BEAT_MS = 6_000;
/** Elements with this attribute do not stop the show. */
export const NO_STOP = 'data-keeps-playing';

/** `off` until somebody presses Play. */
type Autoplay = 'off' | 'playing' | 'paused' | 'ended';

/** Plays the trade by itself, until somebody touches the page or presses a key, a step fails or none is left. */
export function useAutoplay({ run, order, step, restart }: StageProps['stage'], onStop: () => void) {
  const [params] = useSearchParams();
  const [state, setState] = useState<Autoplay>(() => (params.has(AUTOPLAY) ? 'playing' : 'off'));
  const isPlaying = state === 'playing';
  const pause = () => {
    onStop();
    setState('paused');
  };
  const beat = useEffectEvent(() => {
    if (order !== null && isFinished(order.orderStatus)) {
      onStop();
      setState('ended');
    } else if (step === null) pause();
    else run('press', pause);
  });
  const stop = useEffectEvent(({ type, key, target }: Partial<KeyboardEvent>) => {
    if (target instanceof Element && target.closest(`[${NO_STOP}]`) !== null) return;
    if (type === 'keydown' && key?.toLowerCase() === 'f') return;
    pause();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(beat, BEAT_MS);
    for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, stop, true);
    return () => {
      clearInterval(timer);
      for (const type of ['pointerdown', 'keydown'] as const) document.removeEventListener(type, stop, true);
    };
  }, [isPlaying]);
  return {
    state,
    isPlaying,
    play: () => {
      if (order !== null && isFinished(order.orderStatus)) restart();
      setState('playing');
    },
    pause,
    startOver: () => {
      restart();
      setState('playing');
    },
  };
}
