import type { Deadline } from '@amana/api/control';
import { EXPIRED, countdown } from '@amana/domain';
import { useServerNow } from '../use-server-now.ts';

/** The next event that happens by itself, and the time until then. */
export function DueText({ due }: { due: Deadline | null }) {
  const now = useServerNow();
  if (due === null) return 'Nothing happens by itself now.';
  return `In ${timeText(due.at, now)}: ${due.text}`;
}

/** '18 min 5 s': the two largest units. */
function timeText(at: string, now: number): string {
  const left = countdown(at, now);
  if (left === EXPIRED) return 'a moment';
  const units = [
    [left.days, 'd'],
    [left.hours, 'h'],
    [left.minutes, 'min'],
    [left.seconds, 's'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  const shown = units.slice(Math.max(first, 0), Math.max(first, 0) + 2);
  return first === -1 ? 'a moment' : shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}
