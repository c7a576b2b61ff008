import { isCalendarDate, lagosDay } from '@amana/domain';

/** Databases and .NET write an unset date as the first day of year 1 or as a zero date. */
const PLACEHOLDER = /^(0001[-/]01[-/]01|0000[-/]00[-/]00)/;
/** Day, time, zone and its minutes; any other text would be parsed in the time zone of the device. */
const DATE =
  /^(\d{4}[-/]\d{2}[-/]\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(Z|[+-]\d{2})(?::?(\d{2}))?)?)?$/i;
const MIDNIGHT = /^00:00(?::00(?:\.0+)?)?$/;

/** Null for a placeholder or an empty text, undefined for an invalid date. */
type ReadDate = string | null | undefined;

function partsOf(value: unknown) {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '' || PLACEHOLDER.test(value)) return null;
  const match = DATE.exec(value.trim());
  if (match === null) return undefined;
  const [, day = '', time, zone, minutes = '00'] = match;
  return {
    day: day.replaceAll('/', '-'),
    time,
    zone: /^z$/i.test(zone ?? 'z') ? zone : `${zone}:${minutes}`,
  };
}

/** Returns an instant in UTC with `Z`, as in the contract. */
export function readInstant(value: unknown): ReadDate {
  const parts = partsOf(value);
  if (!parts) return parts;
  const { day, time = '00:00', zone = 'Z' } = parts;
  // A timestamp without a zone is in UTC, like the server's clock.
  const ms = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Returns a calendar date; the day in Lagos for a timestamp with a zone. */
export function readDate(value: unknown): ReadDate {
  const parts = partsOf(value);
  if (parts && parts.zone === undefined) return isCalendarDate(parts.day) ? parts.day : undefined;
  const instant = readInstant(value);
  return typeof instant === 'string' ? lagosDay(instant) : instant;
}

/** Returns a calendar date, also for midnight without a zone; otherwise an instant. */
export function readDueTime(value: unknown): ReadDate {
  const parts = partsOf(value);
  const isDay = parts?.zone === undefined && MIDNIGHT.test(parts?.time ?? '00:00');
  return isDay ? readDate(value) : readInstant(value);
}
