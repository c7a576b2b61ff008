import { PROGRESS_BAR_STEPS } from '@amana/domain';
import { useEffect, useRef, useState } from 'react';

const FADE_MS = 400;

export interface Progress {
  readonly percent: number | null;
  start: () => void;
  finish: () => void;
}

/** Advances in fixed steps, because the sign-in call reports no progress. */
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
