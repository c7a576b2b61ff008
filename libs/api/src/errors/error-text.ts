import { isApiError } from './api-error.ts';

const TEXT_OF_STATUS: ReadonlyMap<number | null, string> = new Map([
  [413, 'What you sent is too large'],
  [429, 'Too many tries. Please wait, then try again.'],
]);

export function errorText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return error.text ?? TEXT_OF_STATUS.get(error.status) ?? fallback;
}

export function errorFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? error.fields : {};
}

export function errorStatus(error: unknown): number | null {
  return isApiError(error) ? error.status : null;
}

/** The status from the service; also null for the page of a proxy. */
export function serviceStatus(error: unknown): number | null {
  return isApiError(error) && !error.isPage ? error.status : null;
}

/** In hexadecimal digits: short enough to read out, and long enough to find one call in the log of a day. */
const CODE_LENGTH = 8;

/**
 * What support needs to find a failed call: the beginning of its id, which the provider's log has, and what is wrong with
 * its answer. Null if neither is known, and for a refusal, because the person can act on its words.
 */
export function supportCode(error: unknown): string | null {
  if (!isApiError(error) || error.kind === 'refused') return null;
  const codes = [error.requestId?.slice(0, CODE_LENGTH), error.code ?? undefined];
  return codes.filter((code) => code !== undefined).join(' ') || null;
}
