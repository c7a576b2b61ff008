import { isApiError } from './api-error.ts';

/** For answers of a proxy that says nothing readable. */
const TEXT_OF_STATUS: ReadonlyMap<number | null, string> = new Map([
  [413, 'What you sent is too large'],
  [429, 'Too many tries. Please wait, then try again.'],
]);

/** The text that a user sees for a failure: the service's own, else that of its status, else the screen's `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return error.text ?? TEXT_OF_STATUS.get(error.status) ?? fallback;
}

/** The first error of each field of a refused request, by the field's name in the answer. */
export function errorFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? error.fields : {};
}

/** Null where there was no answer. */
export function errorStatus(error: unknown): number | null {
  return isApiError(error) ? error.status : null;
}

/** What the service itself says of a record: null also for the page of a proxy. */
export function serviceStatus(error: unknown): number | null {
  return isApiError(error) && !error.isPage ? error.status : null;
}
