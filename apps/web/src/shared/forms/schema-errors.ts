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

function innerErrors(error: unknown): { path?: string; message: string }[] {
  if (error instanceof Error && 'inner' in error && Array.isArray(error.inner)) return error.inner;
  throw error;
}
