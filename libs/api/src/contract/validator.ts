/** One finding of a compiled schema validator (ajv's error object, the parts that are read). */
export interface ValidationIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A compiled schema: judges a value and leaves its findings in `errors` until the next call. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  errors?: ValidationIssue[] | null;
}
