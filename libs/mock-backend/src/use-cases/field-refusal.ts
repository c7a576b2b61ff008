import { ValidationError } from 'yup';
import { type FieldRefusal, refuseFields } from './outcome.ts';

export interface FormSchema {
  readonly fields: object;
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
}

/** Fields of a multipart body begin with a capital: `receivedBy` is sent as `ReceivedBy`. */
export const multipartName = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Validates a body by the rules of its form; null when valid. Errors use the field names of the contract. */
export function fieldRefusal(
  schema: FormSchema,
  body: object,
  wireName: (field: string) => string = (field) => field,
): FieldRefusal | null {
  const values = Object.keys(schema.fields).map((field) => {
    const value: unknown = Reflect.get(body, wireName(field));
    return [field, value] as const;
  });
  try {
    schema.validateSync(Object.fromEntries(values), { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string[]> = {};
    // The contract reports values of a type that no form can produce.
    const found = error.inner.filter(({ type }) => type !== 'typeError');
    for (const { path = 'body', message } of found) (errors[wireName(path)] ??= []).push(message);
    return refuseFields(errors, found[0]?.message ?? error.message);
  }
}
