import { EXPIRED, countdown, countdownText } from '@amana/domain';
import { useServerNow } from './use-server-now.ts';

/** Days, hours, minutes and seconds until then, or 'Expired' (§2). Not read out: it changes every second. */
export function Countdown({ target }: { target: string | null }) {
  const left = countdown(target, useServerNow());
  return (
    <span role="timer" aria-live="off" data-expired={left === EXPIRED}>
      {countdownText(left)}
    </span>
  );
}
