import { shownText } from '@amana/domain';
import { ApiError } from '../errors/api-error.ts';
import { type JsonObject, fieldInAnyCase, isObject } from './json.ts';

/** The contract's `400` first, then common names, then those of ASP.NET's ProblemDetails. */
const TEXT_KEYS = [
  '400',
  'message',
  'errormessage',
  'detail',
  'error_description',
  'error',
  'title',
  'data',
  'messages',
];
const FIELD_NAME_KEYS = ['field', 'propertyname', 'property', 'param', 'path', 'name'];
const FIELD_TEXT_KEYS = ['message', 'errormessage', 'description', 'detail', 'msg'];
/** ProblemDetails uses this title for every validation error, so the errors are more specific. */
const GENERIC_TITLE = /^one or more validation errors occurred\.?$/i;

export function readRefusal(body: unknown): Pick<ApiError, 'text' | 'fields'> {
  if (typeof body === 'string') return { text: readableText(body), fields: {} };
  if (Array.isArray(body)) return readRefusal({ errors: body });
  if (!isObject(body)) return { text: null, fields: {} };
  const errors = fieldInAnyCase(body, 'errors');
  const fields = fieldTexts(errors);
  const text = TEXT_KEYS.map((key) => textOf(fieldInAnyCase(body, key))).find(
    (found) => found !== null && !GENERIC_TITLE.test(found),
  );
  return { text: text ?? textOf(errors) ?? Object.values(fields)[0] ?? null, fields };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return readableText(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isObject(value)) return null;
  const found = textUnder(FIELD_TEXT_KEYS, value);
  return found === undefined ? null : readableText(found);
}

function textUnder(keys: readonly string[], object: JsonObject): string | undefined {
  return keys.map((key) => fieldInAnyCase(object, key)).find((value) => typeof value === 'string');
}

function fieldTexts(errors: unknown): Record<string, string> {
  const entries = isObject(errors)
    ? Object.entries(errors)
    : Array.isArray(errors)
      ? errors.filter(isObject).map((error) => [textUnder(FIELD_NAME_KEYS, error) ?? '', error] as const)
      : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const text = textOf(value);
      // A JSON path such as `$.amount` also names a field.
      return text === null || name === '' ? [] : [[name.replace(/^\$\./, ''), text] as const];
    }),
  );
}

/** In characters; longer texts are stack traces. */
const MAX_MESSAGE_LENGTH = 300;

/** Texts for developers: stack traces of common platforms, and JSON. */
const NOT_FOR_USERS = [
  /** The name of a class, such as `System.NullReferenceException` or `TypeError:`. */
  /[a-z]Exception\b|[a-z]Error:/,
  /** A frame of .NET or Java, such as `at Shop.Orders.Get(`. */
  /\bat [\w.$<>`]+\.[\w$<>`]+\(/,
  /** A line of a source file. */
  /:line \d|\.(?:cs|java|kt|js|ts|py|rb|go|php):\d|\.php on line \d|", line \d/,
  /^Traceback |^panic: |^goroutine \d/,
  /[[{]\s*"|^\{|^\[object /,
];

/** The text if a user may read it: short, and neither HTML nor for developers. Null otherwise. */
export function readableText(text: string): string | null {
  const trimmed = shownText(text).trim();
  // Checked first, because the service decides how long a text is.
  if (trimmed === '' || trimmed.length > MAX_MESSAGE_LENGTH || isHtml(trimmed)) return null;
  return NOT_FOR_USERS.some((pattern) => pattern.test(trimmed)) ? null : trimmed;
}

/** Takes time proportional to the length of the text: no part of a tag is read twice. */
export function isHtml(text: string): boolean {
  return /<[a-z!/?][^<>]*>/i.test(text);
}

/** With this status a gateway stops waiting for a service that may still run. */
const REQUEST_TIMEOUT = 408;

/** The error for an answer without success. `waitMs`: minimum delay before the next call, in ms. */
export function errorOfAnswer(status: number, body: unknown, waitMs = 0): ApiError {
  const kind = status < 500 && status !== REQUEST_TIMEOUT ? 'refused' : 'unavailable';
  const { text, fields } = readRefusal(body);
  const isOfProxy = isPage(status, body, text);
  return new ApiError({ kind, status, isPage: isOfProxy, waitMs, text: isOfProxy ? null : text, fields });
}

/** Recognises web pages and texts such as Traefik's "404 page not found". */
function isPage(status: number, body: unknown, text: string | null): boolean {
  if (typeof body !== 'string' || body.trim() === '') return false;
  return text === null || body.includes(String(status));
}
