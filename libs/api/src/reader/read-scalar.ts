import { isUuid, localPhone, parseUrl, roundToKobo, shownText } from '@amana/domain';
import type { DeviationKind } from './deviation-counts.ts';
import { readDate, readDueTime, readInstant } from './read-date.ts';
import { readFlag } from './json.ts';
import type { ScalarShape } from './shape.ts';

/** `deviation` is null for a value in the contract's form. */
export interface ReadScalar {
  readonly value: unknown;
  readonly deviation: DeviationKind | null;
}

type ScalarReader = (value: unknown, shape: ScalarShape, baseUrl: string) => ReadScalar;

const UNREADABLE: ReadScalar = { value: undefined, deviation: 'unreadable' };

const exact = (value: unknown): ReadScalar => ({ value, deviation: null });

function changed(value: unknown, from: unknown, deviation: DeviationKind): ReadScalar {
  return { value, deviation: value === from ? null : deviation };
}

const LOCAL_PHONE = /^\d{0,11}$/;

const SCALARS: Readonly<Record<ScalarShape['kind'], ScalarReader>> = {
  null: () => exact(null),
  money: readMoney,
  uuid: readId,
  'date-time': (value) => dated(readInstant(value), value),
  date: (value) => dated(readDate(value), value),
  'due-time': (value) => {
    const due = readDueTime(value);
    const { value: text } = readText(value);
    // Screens show an unreadable time as expired, but not a missing one.
    return due === undefined && text !== undefined
      ? { value: text, deviation: 'unknown' }
      : dated(due, value);
  },
  'uri-reference': readUrl,
  phone: (value) => {
    const { value: text, deviation } = readText(value);
    if (typeof text !== 'string' || deviation === 'unreadable') return UNREADABLE;
    if (LOCAL_PHONE.test(text)) return { value: text, deviation };
    const local = localPhone(text);
    // Without its + or cut to the limit, a foreign number would be wrong.
    return { value: LOCAL_PHONE.test(local) ? local : text, deviation: 'notation' };
  },
  string: readText,
  enum: readChoice,
  number: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isFinite(number) ? changed(number, value, 'type') : UNREADABLE;
  },
  boolean: (value) => {
    const flag = readFlag(value);
    return flag === undefined ? UNREADABLE : changed(flag, value, 'type');
  },
};

export function readScalar(shape: ScalarShape, value: unknown, baseUrl: string): ReadScalar {
  const read = SCALARS[shape.kind](value, shape, baseUrl);
  return shape.pattern === undefined && shape.minLength === undefined ? read : limited(shape, value, read);
}

/** Refuses a text beyond its limits, so that no money goes to a wrong account. */
function limited({ pattern = '', minLength = 0 }: ScalarShape, value: unknown, read: ReadScalar): ReadScalar {
  if (typeof read.value !== 'string' || typeof value === 'boolean') return UNREADABLE;
  const text = read.value.trim();
  if (text === '') return { value: null, deviation: 'placeholder' };
  if (text.length < minLength || !new RegExp(pattern, 'u').test(text)) return UNREADABLE;
  return text === read.value ? read : { value: text, deviation: 'notation' };
}

const AMOUNT_TEXT = /^-?\d+(?:\.\d+)?$/;

/** ₦100 billion, far above every limit; calculations in kobo are exact below it. */
const MAX_KOBO = 10_000_000_000_000;

function readMoney(value: unknown): ReadScalar {
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
function readId(value: unknown): ReadScalar {
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

function dated(date: string | null | undefined, value: unknown): ReadScalar {
  if (date === undefined) return UNREADABLE;
  return date === null ? { value: null, deviation: 'placeholder' } : changed(date, value, 'notation');
}

/** Without control and direction characters, whoever wrote the text. */
function readText(value: unknown): ReadScalar {
  if (typeof value === 'string') return changed(shownText(value), value, 'notation');
  return typeof value === 'number' || typeof value === 'boolean'
    ? { value: String(value), deviation: 'type' }
    : UNREADABLE;
}

/** Accepts any case and separators; an unlisted value stays unchanged. */
function readChoice(value: unknown, { values = [] }: ScalarShape): ReadScalar {
  if (values.some((one) => one === value)) return exact(value);
  if (typeof value !== 'string' && typeof value !== 'number') return UNREADABLE;
  const text = String(value);
  const listed = values.find((one) => plain(one) === plain(text));
  if (listed !== undefined) return { value: listed, deviation: 'case' };
  if (text.trim() === '') return { value: null, deviation: 'placeholder' };
  return { value: text, deviation: 'unknown' };
}

function plain(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}

/** A base URL without a host belongs to the page's host, of which the reader does not know the name. */
const PAGE_ORIGIN = 'http://page.invalid';

/** Resolves against the API, because the browser would resolve a relative address against the page. */
function readUrl(value: unknown, _shape: ScalarShape, baseUrl: string): ReadScalar {
  if (typeof value !== 'string') return UNREADABLE;
  if (value.trim() === '') return { value: null, deviation: 'placeholder' };
  const isOfPage = !/^https?:/.test(baseUrl);
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) || (isOfPage && value.startsWith('/'))) return exact(value);
  const base = `${isOfPage ? PAGE_ORIGIN : ''}${baseUrl.replace(/\/$/, '')}/`;
  const resolved = parseUrl(value, base)?.href.replace(PAGE_ORIGIN, '');
  return resolved === undefined ? UNREADABLE : { value: resolved, deviation: 'notation' };
}
