import { isApiError } from './api-error.ts';

/**
 * The text that a user sees for any failure (decision D2): what stands under key 400, else a text body (never a page),
 * else the message, else the screen's own words (§8).
 */
export function errorText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const { body } = error;
  if (typeof body === 'string') return readableText(body) ?? fallback;
  return textAt(body, '400') ?? textAt(body, 'message') ?? fallback;
}

/** What is wrong with which field, by its name on the wire (decision D2). */
export function errorFields(error: unknown): Readonly<Record<string, string>> {
  const errors: unknown = isApiError(error) ? propertyOf(error.body, 'errors') : null;
  if (typeof errors !== 'object' || errors === null) return {};
  const texts = Object.keys(errors).map((name) => [name, textAt(errors, name)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The status of a failure, where there was an answer. */
export function errorStatus(error: unknown): number | null {
  return isApiError(error) ? error.status : null;
}

function propertyOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

function textAt(body: unknown, key: string): string | null {
  const value = propertyOf(body, key);
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? readableText(text) : null;
}

/** More than this is a dump, not a message. */
const LONGEST_MESSAGE = 300;

function readableText(text: string): string | null {
  const trimmed = text.trim();
  const isPage = /<[a-z!/][^>]*>/i.test(trimmed);
  return trimmed === '' || isPage || trimmed.length > LONGEST_MESSAGE ? null : trimmed;
}
