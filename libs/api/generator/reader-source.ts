import {
  type ApiDocuments,
  type FlatOperation,
  type Schema,
  allOperations,
  componentName,
} from './api-document.ts';

/** The reader treats a text of any other format as a text. */
const READ_FORMATS = ['uuid', 'date', 'date-time', 'due-time', 'uri-reference'];

export function readerSource(documents: ApiDocuments): string {
  const { schemas } = documents.amana.components;
  const declared = new Map<string, string>();
  const rows = allOperations(documents)
    .filter(({ api }) => api === 'amana')
    .map((flat) => `  '${operationKey(flat)}': ${answerRow(flat)},`);
  return [
    "import type { AnswerRow, ObjectShape } from '../../src/reader/shape.ts';",
    '',
    ...[...declared].map(([name, source]) => `const ${name}: ObjectShape = ${source};`),
    '',
    '/** By the method and the first two segments of the path, which name the operation. */',
    'export const answerRows: Readonly<Record<string, AnswerRow>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');

  function answerRow({ id, operation, changesState, answers }: FlatOperation): string {
    const answer = componentName(answers['200']);
    if (answer === undefined) throw new Error(`${id}: the answer must be a named schema`);
    const { properties } = schemas[answer] as { properties: Record<string, Schema> };
    const action = changesState && operation['x-answer-needed'] !== true ? ', isAction: true' : '';
    const total = 'totalInRecord' in properties ? ', hasTotal: true' : '';
    return `{ operationId: '${id}', data: ${shapeSource(properties['data'] ?? {})}${action}${total} }`;
  }

  function shapeSource(schema: Schema): string {
    const { named, target, isNullable } = withoutNull(schema);
    const kind = kindOf(target);
    if (kind === 'array') return `{ kind: 'array', items: ${shapeSource(target['items'] as Schema)} }`;
    if (kind === 'object') {
      if (named === undefined) return objectSource(target);
      if (!declared.has(named)) declared.set(named, objectSource(target));
      return isNullable ? `{ ...${named}, isNullable: true }` : named;
    }
    return JSON.stringify({
      kind,
      // Limits that the reader checks; they make a text vital.
      ...(kind === 'string' ? { pattern: target['pattern'], minLength: target['minLength'] } : {}),
      isNullable: isNullable || undefined,
      isVital: target['x-vital'],
      default: schema['x-if-absent'] ?? schema['default'],
      ...(kind === 'enum' ? { values: target['enum'] } : {}),
    });
  }

  function objectSource(schema: Schema): string {
    const { properties = {}, required = [] } = schema as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    const fields = Object.entries(properties).map(([field, inner]) => `${field}: ${shapeSource(inner)}`);
    const optional = Object.keys(properties).filter((field) => !required.includes(field));
    return `{ kind: 'object', fields: { ${fields.join(', ')} }, optional: ${JSON.stringify(optional)} }`;
  }

  /** A schema without its reference and its `null`. */
  function withoutNull(schema: Schema) {
    const choices = schema['oneOf'] as Schema[] | undefined;
    const inner = choices?.find(({ type }) => type !== 'null') ?? schema;
    const named = componentName(inner);
    const target = named === undefined ? inner : (schemas[named] ?? {});
    const types = [target['type']].flat();
    return {
      named,
      target,
      isNullable: choices !== undefined || (types.length > 1 && types.includes('null')),
    };
  }
}

function operationKey({ method, path }: FlatOperation): string {
  const segments = path.split('/').slice(1, 3);
  if (segments.length < 2 || segments.some((segment) => segment.startsWith('{')))
    throw new Error(`${path} must begin with two fixed segments`);
  return `${method} /${segments.join('/')}`;
}

function kindOf(schema: Schema): string {
  if ('enum' in schema) return 'enum';
  if (schema['x-format'] === 'naira') return 'money';
  if (schema['x-format'] === 'phone') return 'phone';
  const types = [schema['type']].flat() as (string | undefined)[];
  const type = types.find((one) => one !== 'null') ?? 'null';
  if (type === 'integer') return 'number';
  return READ_FORMATS.find((format) => format === schema['format']) ?? type;
}
