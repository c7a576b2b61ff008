import { dueMoment } from '@amana/domain';

/** As `Intl` abbreviates them in British English; creating its formats takes 80 ms on a cheap phone. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats an ISO 8601 timestamp as '2 Mar 2026, 10:30', in the time zone of the device. */
export function dateTimeText(instant: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return NO_DATE;
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}

/** Formats a calendar date as '2 Mar 2026'. */
export function dateText(date: string): string {
  return dayOf(new Date(`${date}T00:00:00`));
}

/** Formats a due time as '2 Mar 2026' for a whole day, else as '2 Mar 2026, 10:30'; null if it is not a time. */
export function dueTimeText(due: string): string | null {
  const moment = dueMoment(due);
  if (moment === null) return null;
  const at = new Date(moment.atMs);
  return moment.isWholeDay ? dayOf(at) : `${dayOf(at)}, ${timeOf(at)}`;
}

/** Formats the day of a due time as 'Mon 2 Mar'; empty if it is not a time. */
export function dueDayText(due: string): string {
  const moment = dueMoment(due);
  if (moment === null) return '';
  const at = new Date(moment.atMs);
  return [WEEKDAYS[at.getDay()], at.getDate(), MONTHS[at.getMonth()]].join(' ');
}

/** Formats a calendar date as 'Mon 2 Mar 2026'; null while it is not complete. */
export function weekdayText(date: string): string | null {
  const moment = new Date(`${date}T00:00:00`);
  return Number.isNaN(moment.getTime()) ? null : `${WEEKDAYS[moment.getDay()]} ${dayOf(moment)}`;
}

/** Formats an ISO 8601 timestamp as '10:30', in the time zone of the device. */
export function timeText(instant: string): string {
  return timeOf(new Date(instant));
}

/** Formats an ISO 8601 timestamp as '2 Mar 2026', in the time zone of the device. */
export function dayText(instant: string): string {
  return dayOf(new Date(instant));
}

/** Like `timeText` for an instant of `today`, as `dayText` returns it, else like `dateTimeText`. */
export function momentText(instant: string, today: string): string {
  return dayText(instant) === today ? timeText(instant) : dateTimeText(instant);
}

const NO_DATE = 'Unknown date';

function dayOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return NO_DATE;
  return `${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}`;
}

function timeOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
