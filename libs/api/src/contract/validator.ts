export interface ValidationIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Validates a value; `errors` is valid until the next call. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  errors?: ValidationIssue[] | null;
}
