import { ValidationError } from 'yup';
import { type FieldRefusal, refuseFields } from './outcome.ts';

export interface FormSchema {
  readonly fields: object;
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
}

/** Fields of a multipart body begin with a capital: `receivedBy` of a form is sent as `ReceivedBy`. */
export const multipartName = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Validates a request by the rules of its form; null when nothing is wrong. Errors have the names of the wire's fields. */
export function fieldRefusal(
  schema: FormSchema,
  values: unknown,
  wireName: (field: string) => string = (field) => field,
): FieldRefusal | null {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string[]> = {};
    // A value of a type that no form can give is named by the contract, not by the form.
    const found = error.inner.filter(({ type }) => type !== 'typeError');
    for (const { path = 'body', message } of found) (errors[wireName(path)] ??= []).push(message);
    return refuseFields(errors, found[0]?.message ?? error.message);
  }
}
