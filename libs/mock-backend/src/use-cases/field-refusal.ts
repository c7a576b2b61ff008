import { ValidationError } from 'yup';
import type { FieldRefusal } from '../http/answer.ts';

interface FormSchema {
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
}

/** The rules of §5 over what arrived; null when nothing is wrong. The first finding is the message. */
export function fieldRefusal(schema: FormSchema, values: unknown): FieldRefusal | null {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string[]> = {};
    for (const { path = 'body', message } of error.inner) (errors[path] ??= []).push(message);
    return { ok: false, status: 400, message: error.inner[0]?.message ?? error.message, errors };
  }
}
