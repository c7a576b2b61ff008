import { errorStatus } from '@amana/api';
import { errorsOfFields } from './errors-of-fields.ts';
import type { FieldErrors } from './use-schema-form.ts';

/** The file is too large, or its content does not match its type. */
const FILE_REFUSED = new Set<number | null>([413, 415]);

/** The server's errors by the form's names; one of the file where the server names no field. */
export function errorsOfFileForm(
  failure: { readonly error: unknown; readonly text: string } | null,
  names: readonly string[],
  fileName: string,
): FieldErrors {
  if (failure === null) return {};
  const errors = errorsOfFields(failure.error, names);
  const isOfFile = Object.keys(errors).length === 0 && FILE_REFUSED.has(errorStatus(failure.error));
  return isOfFile ? { [fileName]: failure.text } : errors;
}
