import { errorFields, errorStatus } from '@amana/api';
import { ChangeError } from '../server-state/change-error.ts';

/** The file is too large, or its content does not match its type. */
const FILE_REFUSED = new Set<number | null>([413, 415]);

/** The server's errors by the form's field names. A refusal that names no field is assigned to the chosen file. */
export function errorsOfFields(error: unknown, values: object): Record<string, string> {
  const isShown = error instanceof ChangeError;
  const cause = isShown ? error.cause : error;
  // A service may capitalise field names.
  const texts = new Map(Object.entries(errorFields(cause)).map(([name, text]) => [name.toLowerCase(), text]));
  const named = Object.keys(values).filter((name) => texts.has(name.toLowerCase()));
  if (named.length > 0 || !isShown || !FILE_REFUSED.has(errorStatus(cause)))
    return Object.fromEntries(named.map((name) => [name, texts.get(name.toLowerCase()) ?? '']));
  const files = Object.entries(values).filter(([, value]) => value instanceof File);
  return Object.fromEntries(files.map(([name]) => [name, error.message]));
}
