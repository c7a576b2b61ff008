import { PROGRESS_BAR_STEPS } from '@amana/domain';
import { useEffect, useRef, useState } from 'react';

/** How long the full bar takes to fade, in ms. */
const FADE_MS = 400;

export interface Progress {
  /** Null: nothing is under way. */
  readonly percent: number | null;
  start: () => void;
  finish: () => void;
}

/** §4, progress bar: it steps up while something is under way, and fades at 100 %. */
export function useProgress(): Progress {
  const [percent, setPercent] = useState<number | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  };
  const later = (atMs: number, value: number | null) => {
    timers.current.push(setTimeout(() => setPercent(value), atMs));
  };
  useEffect(() => stop, []);
  return {
    percent,
    start() {
      stop();
      for (const step of PROGRESS_BAR_STEPS) {
        if (step.atMs === 0) setPercent(step.percent);
        else later(step.atMs, step.percent);
      }
    },
    finish() {
      stop();
      setPercent(100);
      later(FADE_MS, null);
    },
  };
}
