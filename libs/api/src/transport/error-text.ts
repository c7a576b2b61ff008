import { isApiError } from './api-error.ts';

/**
 * The text that a user sees for a failure: the provider's answer under the key 400, else its text body, else its message.
 * HTML pages and very long texts are not messages; for them, and without an answer, it is the screen's `fallback`.
 */
export function errorText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const { body } = error;
  if (typeof body === 'string') return readableText(body) ?? fallback;
  return textAt(body, '400') ?? textAt(body, 'message') ?? fallback;
}

/** The first error of each field of a refused request, by the field's name in the contract. */
export function errorFields(error: unknown): Readonly<Record<string, string>> {
  const errors: unknown = isApiError(error) ? propertyOf(error.body, 'errors') : null;
  if (typeof errors !== 'object' || errors === null) return {};
  const texts = Object.keys(errors).map((name) => [name, textAt(errors, name)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Null where there was no answer. */
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

/** In characters; longer texts are stack traces. */
const MAX_MESSAGE_LENGTH = 300;

function readableText(text: string): string | null {
  const trimmed = text.trim();
  const isHtml = /<[a-z!/][^>]*>/i.test(trimmed);
  return trimmed === '' || isHtml || trimmed.length > MAX_MESSAGE_LENGTH ? null : trimmed;
}
