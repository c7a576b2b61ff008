import { errorFields, errorStatus } from '@amana/api';
import { INVALID_DATE } from '@amana/domain';
import { ShownFailure } from '../changes/show-error.ts';

/** The file is too large, or its content does not match its type. */
const FILE_REFUSED = new Set<number | null>([413, 415]);

/** The server's errors by the form's field names. A refusal that names no field is assigned to the chosen file. */
export function errorsOfFields(error: unknown, values: object): Record<string, string> {
  const isShown = error instanceof ShownFailure;
  const cause = isShown ? error.cause : error;
  // A service may capitalise field names.
  const texts = new Map(Object.entries(errorFields(cause)).map(([name, text]) => [name.toLowerCase(), text]));
  const names = Object.keys(values);
  const named = names.flatMap((name): [string, string][] => {
    const text = texts.get(name.toLowerCase());
    return text === undefined ? [] : [[name, text]];
  });
  if (named.length > 0 || !isShown || !FILE_REFUSED.has(errorStatus(cause))) return Object.fromEntries(named);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value instanceof File ? [[name, error.message]] : [])),
  );
}

/** Browsers report an incomplete or impossible date as an empty value. */
export function errorsOfDates(form: HTMLFormElement | null): Record<string, string> {
  const dates = Array.from(form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? []);
  return Object.fromEntries(
    dates.flatMap(({ name, validity }) => (validity.badInput ? [[name, INVALID_DATE]] : [])),
  );
}
