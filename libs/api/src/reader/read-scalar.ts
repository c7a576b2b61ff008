import { isUuid, localPhone, parseUrl, roundToKobo, shownText } from '@amana/domain';
import type { DeviationKind } from './deviation-counts.ts';
import { readDate, readDueTime, readInstant } from './read-date.ts';
import type { ScalarShape } from './shape.ts';

/** `deviation` is null for a value in the contract's form. */
export interface Read {
  readonly value: unknown;
  readonly deviation: DeviationKind | null;
}

type ReadValue = (value: unknown, context: ScalarContext) => Read;

export interface ScalarContext {
  readonly baseUrl: string;
}

const UNREADABLE: Read = { value: undefined, deviation: 'unreadable' };

const exact = (value: unknown): Read => ({ value, deviation: null });

function changed(value: unknown, from: unknown, deviation: DeviationKind): Read {
  return { value, deviation: value === from ? null : deviation };
}

const LOCAL_PHONE = /^\d{0,11}$/;

const SCALARS: Readonly<Record<ScalarShape['kind'], ReadValue>> = {
  nothing: () => exact(null),
  money: readMoney,
  id: readId,
  instant: (value) => dated(readInstant(value), value),
  date: (value) => dated(readDate(value), value),
  due: (value) => {
    const due = readDueTime(value);
    const { value: text } = readText(value);
    // Screens show an unreadable time as expired, but not a missing one.
    return due === undefined && text !== undefined
      ? { value: text, deviation: 'unknown' }
      : dated(due, value);
  },
  url: readUrl,
  phone: (value) => {
    const { value: text, deviation } = readText(value);
    if (typeof text !== 'string' || deviation === 'unreadable') return UNREADABLE;
    if (LOCAL_PHONE.test(text)) return { value: text, deviation };
    const local = localPhone(text);
    // Without its + or cut to the limit, a foreign number would be wrong.
    return { value: LOCAL_PHONE.test(local) ? local : text, deviation: 'notation' };
  },
  text: readText,
  number: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isFinite(number) ? changed(number, value, 'type') : UNREADABLE;
  },
  switch: (value) => {
    if (typeof value === 'boolean') return exact(value);
    const on = /^(true|1)$/i.test(String(value));
    return on || /^(false|0)$/i.test(String(value)) ? { value: on, deviation: 'type' } : UNREADABLE;
  },
};

export function readScalar(shape: ScalarShape, value: unknown, context: ScalarContext): Read {
  const read = SCALARS[shape.kind](value, context);
  return shape.pattern === undefined && shape.minLength === undefined ? read : limited(shape, value, read);
}

/** Refuses a text beyond its limits, so that no money goes to a wrong account. */
function limited({ pattern = '', minLength = 0 }: ScalarShape, value: unknown, read: Read): Read {
  if (typeof read.value !== 'string' || typeof value === 'boolean') return UNREADABLE;
  const text = read.value.trim();
  if (text === '') return { value: null, deviation: 'placeholder' };
  if (text.length < minLength || !new RegExp(pattern, 'u').test(text)) return UNREADABLE;
  return text === read.value ? read : { value: text, deviation: 'notation' };
}

const AMOUNT_TEXT = /^-?\d+(?:\.\d+)?$/;

/** ₦100 billion, far above every limit; calculations in kobo are exact below it. */
const MAX_KOBO = 10_000_000_000_000;

function readMoney(value: unknown): Read {
  const isText = typeof value === 'string' && AMOUNT_TEXT.test(value.trim());
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN;
  const kobo = roundToKobo(number);
  // No amount of the contract is negative, so a negative one is ambiguous.
  if (kobo === null || kobo < 0 || kobo > MAX_KOBO) return UNREADABLE;
  const naira = kobo / 100;
  if (naira !== number) return { value: naira, deviation: 'precision' };
  return changed(naira, value, 'type');
}

/** .NET writes an unset id as a UUID of zeros. */
const UNSET_IDS: readonly string[] = ['', '00000000-0000-0000-0000-000000000000'];

/** Ids are compared as texts; case is insignificant in UUIDs only. */
function readId(value: unknown): Read {
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return { value: String(value), deviation: 'type' };
  if (typeof value !== 'string') return UNREADABLE;
  const id = plainId(value);
  return isUnsetId(value) ? { value: null, deviation: 'placeholder' } : changed(id, value, 'case');
}

function plainId(text: string): string {
  const id = text.trim();
  return isUuid(id) ? id.toLowerCase() : id;
}

export function isUnsetId(text: string): boolean {
  return UNSET_IDS.includes(text.trim());
}

function dated(date: string | null | undefined, value: unknown): Read {
  if (date === undefined) return UNREADABLE;
  return date === null ? { value: null, deviation: 'placeholder' } : changed(date, value, 'notation');
}

/** Without control and direction characters, whoever wrote the text. */
function readText(value: unknown): Read {
  if (typeof value === 'string') return changed(shownText(value), value, 'notation');
  return typeof value === 'number' || typeof value === 'boolean'
    ? { value: String(value), deviation: 'type' }
    : UNREADABLE;
}

/** A base URL without a host belongs to the page's host, of which the reader does not know the name. */
const PAGE_ORIGIN = 'http://page.invalid';

/** Resolves against the API, because the browser would resolve a relative address against the page. */
function readUrl(value: unknown, { baseUrl }: ScalarContext): Read {
  if (typeof value !== 'string') return UNREADABLE;
  if (value.trim() === '') return { value: null, deviation: 'placeholder' };
  const isOfPage = !/^https?:/.test(baseUrl);
  const isComplete = /^[a-z][a-z0-9+.-]*:/i.test(value) || (isOfPage && value.startsWith('/'));
  if (isComplete) return exact(value);
  const base = `${isOfPage ? PAGE_ORIGIN : ''}${baseUrl.replace(/\/$/, '')}/`;
  const resolved = parseUrl(value, base)?.href;
  if (resolved === undefined) return UNREADABLE;
  return { value: isOfPage ? resolved.replace(PAGE_ORIGIN, '') : resolved, deviation: 'notation' };
}
