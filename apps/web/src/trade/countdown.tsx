import { EXPIRED, countdown, countdownText } from '@amana/domain';
import { useServerNow } from '../shared/dates/use-server-now.ts';

/** Screen readers do not announce it, because it changes every second. */
export function Countdown({ target }: { target: string | null }) {
  const left = countdown(target, useServerNow());
  return (
    <span role="timer" aria-live="off" translate="no" data-expired={left === EXPIRED}>
      {countdownText(left)}
    </span>
  );
}
