/** As much of a yup schema as a form needs; the schemas themselves are loaded when they are first wanted. */
export interface FormSchema {
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
}

/** Field name → the first thing that is wrong with it. */
export function schemaErrors(schema: FormSchema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return errorsOf(error);
  }
}

function errorsOf(error: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of innerErrors(error)) {
    if (path !== undefined && !(path in errors)) errors[path] = message;
  }
  return errors;
}

interface InnerError {
  path?: string;
  message: string;
}

/** What yup throws carries the findings under `inner`; anything else is a bug and goes on. */
function innerErrors(error: unknown): InnerError[] {
  if (!isValidationError(error)) throw error;
  return error.inner;
}

function isValidationError(error: unknown): error is Error & { inner: InnerError[] } {
  return error instanceof Error && error.name === 'ValidationError' && 'inner' in error;
}
