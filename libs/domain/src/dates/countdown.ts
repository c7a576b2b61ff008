import { isCalendarDate } from './lagos-day.ts';

interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const EXPIRED = 'Expired';

interface DueMoment {
  readonly atMs: number;
  /** The text has a day without a time. */
  readonly isWholeDay: boolean;
}

/**
 * When a countdown ends, or null for an invalid time. A calendar date and local midnight mean 23:59:59.999 of that day
 * in the device's time zone.
 */
export function dueMoment(target: string | null | undefined): DueMoment | null {
  if (target === null || target === undefined) return null;
  const isDateOnly = /^\d{4}-\d{2}-\d{2}$/.test(target);
  if (isDateOnly && !isCalendarDate(target)) return null;
  // A text without a zone is parsed as local time, but a bare date as UTC.
  const instant = new Date(isDateOnly ? `${target}T00:00:00` : target);
  if (Number.isNaN(instant.getTime())) return null;
  const isWholeDay = isDateOnly || new Date(instant).setHours(0, 0, 0, 0) === instant.getTime();
  if (isWholeDay) instant.setHours(23, 59, 59, 999);
  return { atMs: instant.getTime(), isWholeDay };
}

/**
 * The time until a target, or 'Expired' for a past or unreadable one. `target`: calendar date or ISO 8601 timestamp.
 * `nowMs`: server time in ms since 1970.
 */
export function countdown(target: string | null | undefined, nowMs: number): TimeLeft | typeof EXPIRED {
  const due = dueMoment(target);
  if (due === null || due.atMs <= nowMs) return EXPIRED;
  const left = Math.floor((due.atMs - nowMs) / 1000);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

export function countdownText(left: TimeLeft | typeof EXPIRED): string {
  if (left === EXPIRED) return EXPIRED;
  const { days, hours, minutes, seconds } = left;
  return `${counted(days, 'day')} ${counted(hours, 'hour')} ${counted(minutes, 'minute')} ${counted(seconds, 'second')}`;
}

/** The largest unit alone: '2 days', '3 hours', '24 minutes', 'less than a minute'. */
export function roughTimeText({ days, hours, minutes }: TimeLeft): string {
  if (days > 0) return counted(days, 'day');
  if (hours > 0) return counted(hours, 'hour');
  return minutes > 0 ? counted(minutes, 'minute') : 'less than a minute';
}

/** Text for screen readers; null until five minutes are left, to avoid an announcement every second. */
export function countdownMilestone(left: TimeLeft | typeof EXPIRED): string | null {
  if (left === EXPIRED) return EXPIRED;
  if (left.days > 0 || left.hours > 0 || left.minutes >= 5) return null;
  return left.minutes === 0 ? 'Less than 1 minute left' : 'Less than 5 minutes left';
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
