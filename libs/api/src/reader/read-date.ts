import { isCalendarDate, lagosDay } from '@amana/domain';

/** Databases and .NET write a date that is not set as the first day of the year 1, or as a zero date. */
const PLACEHOLDER = /^(0001-01-01|0000-00-00)/;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
/** The fifth of November in Lagos, the eleventh of May in New York. */
const DAY_OR_MONTH_FIRST = /^\d{1,2}[./-]\d{1,2}[./-]\d/;
const LEGACY_NET = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
/** Below it, a number of seconds; above, of milliseconds: 5 March 1973 in ms, the year 5138 in s. */
const SECONDS_BELOW = 100_000_000_000;

/** Null for a placeholder or an empty text, undefined for what is no date. */
export type ReadDate = string | null | undefined;

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || PLACEHOLDER.test(value));
}

function instantMs(value: unknown): number {
  if (typeof value === 'number') return value < SECONDS_BELOW ? value * 1000 : value;
  if (typeof value !== 'string') return Number.NaN;
  const legacy = LEGACY_NET.exec(value)?.[1];
  if (legacy !== undefined) return Number(legacy);
  const text = value.trim();
  if (DAY_OR_MONTH_FIRST.test(text)) return Number.NaN;
  // A timestamp without a zone is the server's, which counts in UTC.
  return Date.parse(text.replace(WITHOUT_ZONE, '$1T$2Z'));
}

/** An instant as the contract writes it, in UTC with `Z`. */
export function readInstant(value: unknown): ReadDate {
  if (isPlaceholder(value)) return null;
  const ms = instantMs(value);
  return Number.isNaN(ms) || Math.abs(ms) > 8.64e15 ? undefined : new Date(ms).toISOString();
}

/** A calendar date as the contract writes it: of a timestamp with a zone, the day in Lagos. */
export function readDate(value: unknown): ReadDate {
  if (isPlaceholder(value)) return null;
  if (typeof value === 'string') {
    const text = value.trim();
    if (isCalendarDate(text)) return text;
    const local = WITHOUT_ZONE.exec(text)?.[1];
    if (local !== undefined) return isCalendarDate(local) ? local : undefined;
  }
  const instant = readInstant(value);
  return typeof instant === 'string' ? lagosDay(instant) : instant;
}
