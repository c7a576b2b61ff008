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
export function useAutoplay({ run, isOver, startOver }: StageProps['stage']) {
  const [params] = useSearchParams();
  const [state, setState] = useState<Autoplay>(() => (params.has(AUTOPLAY) ? 'playing' : 'off'));
  const isPlaying = state === 'playing';
  const pause = () => setState('paused');
  const beat = useEffectEvent(() => {
    if (isOver) setState('ended');
    else run('press', pause);
  });
  const onTouch = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(`[${NO_STOP}]`) === null) pause();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(beat, BEAT_MS);
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, onTouch, true);
    return () => {
      clearInterval(timer);
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, onTouch, true);
    };
  }, [isPlaying]);
  return {
    state,
    isPlaying,
    pause,
    play: () => {
      if (isOver) startOver();
      setState('playing');
    },
    startOver: () => {
      startOver();
      if (state !== 'off') setState('playing');
    },
  };
}
