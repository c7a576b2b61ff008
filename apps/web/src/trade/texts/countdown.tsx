import { EXPIRED, countdown, countdownText, daysLateText } from '@amana/domain';
import { useServerNow } from '../../shared/dates/use-server-now.ts';

interface CountdownProps {
  target: string | null;
  /** Calendar days since the target, shown next to 'Expired'; null if nobody is late. */
  daysLate?: number | null;
}

/** Screen readers do not announce it, because it changes every second. */
export function Countdown({ target, daysLate = null }: CountdownProps) {
  const left = countdown(target, useServerNow());
  const text = countdownText(left);
  const [zeros = ''] = /^(?:0 \w+ )+/.exec(text) ?? [];
  return (
    <span role="timer" aria-live="off" translate="no" data-expired={left === EXPIRED}>
      {zeros !== '' && <span className="soft">{zeros}</span>}
      {text.slice(zeros.length)}
      {daysLate !== null && ` · ${daysLateText(daysLate)}`}
    </span>
  );
}
