import { MIN_AGE_YEARS } from '../constants.ts';

/** A calendar date as 'YYYY-MM-DD'. */
export type CalendarDate = string;

/** Africa/Lagos is UTC+1 without daylight saving time. */
const LAGOS_OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;

export function isCalendarDate(text: string): boolean {
  return startOfUtcDay(text) !== null;
}

/** The day in Lagos at an instant, in ms or as an ISO 8601 timestamp; empty for an invalid one. */
export function lagosDay(instant: number | string): CalendarDate {
  const instantMs = typeof instant === 'string' ? Date.parse(instant) : instant;
  if (Number.isNaN(instantMs)) return '';
  return new Date(instantMs + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** The calendar date a number of days later, or earlier for a negative number; empty for a date that does not exist. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const startMs = startOfUtcDay(date);
  return startMs === null ? '' : new Date(startMs + days * DAY_MS).toISOString().slice(0, 10);
}

export interface InstantRange {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The instants of an inclusive range of days; a missing day is open. Null for a date that does not exist. */
export function lagosDayRange(
  start: CalendarDate | null | undefined,
  end: CalendarDate | null | undefined,
): InstantRange | null {
  const firstDayMs = start ? startOfUtcDay(start) : -Infinity;
  const lastDayMs = end ? startOfUtcDay(end) : Infinity;
  if (firstDayMs === null || lastDayMs === null) return null;
  return { fromMs: firstDayMs - LAGOS_OFFSET_MS, untilMs: lastDayMs + DAY_MS - LAGOS_OFFSET_MS };
}

/** The latest date of birth of someone of the minimum age today; 29 February becomes 28 February in common years. */
export function latestDateOfBirth(today: CalendarDate): CalendarDate {
  const year = String(Number(today.slice(0, 4)) - MIN_AGE_YEARS).padStart(4, '0');
  const date = `${year}${today.slice(4)}`;
  return isCalendarDate(date) ? date : `${year}-02-28`;
}

function startOfUtcDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const startMs = Date.parse(`${text}T00:00:00Z`);
  // 30 February rolls over in some engines and is NaN in others.
  return !Number.isNaN(startMs) && new Date(startMs).toISOString().startsWith(text) ? startMs : null;
}
