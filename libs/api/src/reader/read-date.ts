import { isCalendarDate, lagosDay } from '@amana/domain';

/** Databases and .NET write an unset date as the first day of year 1 or as a zero date. */
const PLACEHOLDER = /^(0001[-/]01[-/]01|0000[-/]00[-/]00)/;
const WITHOUT_ZONE = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;
/** The same with a zone; any other text would be parsed in the time zone of the device. */
const WITH_ZONE =
  /^\d{4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** Null for a placeholder or an empty text, undefined for an invalid date. */
type ReadDate = string | null | undefined;

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || PLACEHOLDER.test(value));
}

function instantMs(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  const local = WITHOUT_ZONE.exec(text);
  // A timestamp without a zone is in UTC, like the server's clock.
  if (local !== null) return Date.parse(`${dayOf(local)}T${local[4] ?? '00:00'}Z`);
  return WITH_ZONE.test(text) ? Date.parse(text) : Number.NaN;
}

function dayOf([, year, month, day]: RegExpExecArray): string {
  return `${year}-${month}-${day}`;
}

/** Returns an instant in UTC with `Z`, as in the contract. */
export function readInstant(value: unknown): ReadDate {
  if (isPlaceholder(value)) return null;
  const ms = instantMs(value);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Returns a calendar date; the day in Lagos for a timestamp with a zone. */
export function readDate(value: unknown): ReadDate {
  if (isPlaceholder(value)) return null;
  if (typeof value === 'string') {
    const local = WITHOUT_ZONE.exec(value.trim());
    if (local !== null) return isCalendarDate(dayOf(local)) ? dayOf(local) : undefined;
  }
  const instant = readInstant(value);
  return typeof instant === 'string' ? lagosDay(instant) : instant;
}

const MIDNIGHT = /^00:00(?::00(?:\.0+)?)?$/;

/** Returns a calendar date, also for midnight without a zone; otherwise an instant. */
export function readDueTime(value: unknown): ReadDate {
  const local = typeof value === 'string' ? WITHOUT_ZONE.exec(value.trim()) : null;
  const isDay = local !== null && (local[4] === undefined || MIDNIGHT.test(local[4]));
  return isDay ? readDate(value) : readInstant(value);
}
