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

function pathOf({ instancePath, params }: ValidationIssue): string[] {
  const named = params['missingProperty'] ?? params['additionalProperty'];
  const keys = instancePath.split('/').slice(1);
  return [
    ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...(typeof named === 'string' ? [named] : []),
  ];
}

function textOf({ keyword, params, message }: ValidationIssue): string {
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

/** A hostile request may have thousands of unknown fields, with names of any length. */
const MAX_UNKNOWN_FIELDS = 20;
const MAX_NAME_LENGTH = 100;

export function fieldIssues(issues: readonly ValidationIssue[]): FieldIssues {
  const unknown = issues.filter(({ keyword }) => keyword === 'additionalProperties');
  const left = new Set(unknown.slice(MAX_UNKNOWN_FIELDS));
  // A map, because a hostile field may be called '__proto__'.
  const found = new Map<string, Set<string>>();
  for (const issue of issues.filter((one) => !left.has(one))) {
    const field = pathOf(issue).join('.').slice(0, MAX_NAME_LENGTH) || 'body';
    found.set(field, (found.get(field) ?? new Set()).add(textOf(issue)));
  }
  return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts]]));
}
