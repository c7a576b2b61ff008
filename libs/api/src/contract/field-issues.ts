interface ValidationIssue {
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

export type FieldIssues = Record<string, string[]>;

export function pathOf({ instancePath, params }: ValidationIssue): string[] {
  const named = params['missingProperty'] ?? params['additionalProperty'];
  const keys = instancePath.split('/').slice(1);
  return [
    ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...(typeof named === 'string' ? [named] : []),
  ];
}

export function textOf({ keyword, params, message }: ValidationIssue): string {
  if (keyword === 'required' || (keyword === 'minLength' && params['limit'] === 1)) return 'is required';
  if (keyword === 'minLength') return `must have at least ${String(params['limit'])} characters`;
  if (keyword === 'maxLength') return `must have at most ${String(params['limit'])} characters`;
  if (keyword === 'additionalProperties') return 'is not a known field';
  if (keyword === 'enum' && Array.isArray(params['allowedValues'])) {
    return `must be one of: ${params['allowedValues'].join(', ')}`;
  }
  if (keyword === 'format') return `must be a valid ${String(params['format'])}`;
  return message ?? 'is not valid';
}

export function fieldIssues(issues: readonly ValidationIssue[]): FieldIssues {
  // A map, because a hostile field may be called '__proto__'.
  const found = new Map<string, Set<string>>();
  for (const issue of issues) {
    const field = pathOf(issue).join('.') || 'body';
    found.set(field, (found.get(field) ?? new Set()).add(textOf(issue)));
  }
  return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts]]));
}
