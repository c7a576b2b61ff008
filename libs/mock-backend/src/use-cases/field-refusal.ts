import { ValidationError } from 'yup';
import type { FieldRefusal } from './outcome.ts';
import { refuseFields } from './outcome.ts';

interface FormSchema {
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
}

/** The forms' `receivedBy` travels as `ReceivedBy` in a multipart body (§7). */
export const multipartName = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/**
 * The rules of §5 over what arrived; null when nothing is wrong. The first finding is the message, and every one stands
 * under the name by which its field travels (decision D2).
 */
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
    for (const { path = 'body', message } of error.inner) (errors[wireName(path)] ??= []).push(message);
    return refuseFields(errors, error.inner[0]?.message ?? error.message);
  }
}
