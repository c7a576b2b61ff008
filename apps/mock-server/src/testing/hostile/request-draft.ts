import {
  type OperationId,
  operationTable,
  validateBody,
  validatePath,
  validateQuery,
} from '@amana/api/contract';
import { type RequestSchema, requestSchemas } from '@amana/api/testing/request-schemas';

export type Entries<Value> = readonly (readonly [name: string, value: Value])[];

export interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Entries<string>;
  /** Values of a JSON body; texts and files of a form. */
  readonly body: Entries<unknown>;
}

const FORMAT_EXAMPLES: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-03-09',
  'date-time': '2026-03-02T09:30:00.000Z',
  email: 'nobody@example.test',
  uri: 'http://example.test/x',
};
const PATTERN_EXAMPLES = ['0123456789', '08031234567', '1', 'a', ''];
const JPEG = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'a.jpg', { type: 'image/jpeg' });

export function exampleOf(schema: RequestSchema): unknown {
  if (schema.format === 'binary') return JPEG;
  if (schema.format !== undefined && schema.format in FORMAT_EXAMPLES) return FORMAT_EXAMPLES[schema.format];
  const [written] = [...(schema.examples ?? []), schema.const, schema.default, schema.enum?.[0]].filter(
    (value) => value !== undefined,
  );
  if (written !== undefined) return written;
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern);
    return PATTERN_EXAMPLES.find((text) => pattern.test(text));
  }
  if (schema.oneOf !== undefined) return exampleOf(schema.oneOf[0] ?? {});
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'string') return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : {};
}

/** An accepted request with every required field and half of the optional ones. */
export function validDraft(operationId: OperationId): Draft {
  const { path, query, body } = requestSchemas[operationId];
  const example = body?.examples?.[0];
  const written = new Map(typeof example === 'object' && example !== null ? Object.entries(example) : []);
  const properties = Object.entries(body?.properties ?? {});
  const chosen = properties.filter(
    ([name], index) => body?.required?.includes(name) === true || (written.size === 0 && index % 2 === 0),
  );
  const names = new Set([...written.keys(), ...chosen.map(([name]) => name)]);
  return {
    path: Object.fromEntries(
      operationTable[operationId].pathParameters.map((name) => [name, String(exampleOf(path[name] ?? {}))]),
    ),
    query: Object.entries(query).map(([name, schema]) => [name, String(exampleOf(schema))]),
    body: properties
      .filter(([name]) => names.has(name))
      .map(([name, schema]) => [name, written.get(name) ?? exampleOf(schema)]),
  };
}

export function isValid(operationId: OperationId, { path, query, body }: Draft): boolean {
  if (!validatePath(operationId, path).ok) return false;
  // An empty parameter counts as absent.
  const given = query.filter(([, value]) => value !== '');
  if (isDoubled(given) || !validateQuery(operationId, Object.fromEntries(given)).ok) return false;
  const kind = operationTable[operationId].body;
  if (kind === 'none') return true;
  if (kind === 'json') return validateBody(operationId, JSON.parse(jsonText(body))).ok;
  const fields = body.map(([name, value]) => [name, formValue(value)] as const);
  return !isDoubled(fields) && validateBody(operationId, Object.fromEntries(fields)).ok;
}

export function isDoubled(entries: Entries<unknown>): boolean {
  return new Set(entries.map(([name]) => name)).size < entries.length;
}

/** Written by hand, because an object cannot repeat a name or have its own '__proto__'. */
export function jsonText(body: Entries<unknown>): string {
  return `{${body.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

export function formValue(value: unknown): string | File {
  if (value instanceof File) return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
