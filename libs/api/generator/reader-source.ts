import {
  type ApiDocument,
  type ApiDocuments,
  type FlatOperation,
  type Schema,
  allOperations,
  componentName,
  isReference,
  responseSchema,
} from './api-document.ts';

const KIND_OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: 'id',
  date: 'date',
  'date-time': 'instant',
  'due-time': 'due',
  'uri-reference': 'url',
  phone: 'phone',
};

export function readerSource(documents: ApiDocuments): string {
  const document = documents.amana;
  const declared = new Map<string, string>();
  const rows = allOperations(documents)
    .filter(({ api }) => api === 'amana')
    .map((flat) => `  '${operationKey(flat)}': ${answerRow(document, flat, declared)},`);
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
}

function operationKey({ method, path }: FlatOperation): string {
  const segments = path.split('/').slice(1);
  if (segments.length < 2 || segments.slice(0, 2).some((segment) => segment.startsWith('{'))) {
    throw new Error(`${path} must begin with two fixed segments`);
  }
  return `${method} /${segments.slice(0, 2).join('/')}`;
}

function answerRow(document: ApiDocument, flat: FlatOperation, declared: Map<string, string>): string {
  const { operation } = flat;
  const answer = responseSchema(document, operation, '200');
  if (answer === undefined || !isReference(answer)) {
    throw new Error(`${operation.operationId}: the answer must be a named schema`);
  }
  const name = componentName(answer);
  const { properties } = document.components.schemas[name] as { properties: Record<string, Schema> };
  const data = shapeSource(document, properties['data'] ?? {}, declared);
  const changesState = operation['x-changes-state'] ?? flat.method !== 'GET';
  const action = changesState && operation['x-answer-needed'] !== true ? ', isAction: true' : '';
  const total = 'totalInRecord' in properties ? ', hasTotal: true' : '';
  return `{ operationId: '${operation.operationId}', data: ${data}${action}${total} }`;
}

function shapeSource(document: ApiDocument, schema: Schema, declared: Map<string, string>): string {
  const { named, target, isNullable } = resolved(document, schema);
  const shape = {
    ...kindOf(target),
    ...(isNullable ? { isNullable } : {}),
    ...('x-vital' in target ? { isVital: target['x-vital'] } : {}),
    ...('default' in schema ? { default: schema['default'] } : {}),
  };
  if (shape.kind === 'choice') {
    return JSON.stringify({
      ...shape,
      name: named,
      values: target['enum'],
    });
  }
  if (shape.kind === 'list') {
    return `{ kind: 'list', items: ${shapeSource(document, target['items'] as Schema, declared)} }`;
  }
  if (shape.kind !== 'object') return JSON.stringify(shape);
  if (named === undefined) return objectSource(document, target, '', declared);
  if (!declared.has(named)) declared.set(named, objectSource(document, target, named, declared));
  return isNullable ? `{ ...${named}, isNullable: true }` : named;
}

function objectSource(
  document: ApiDocument,
  schema: Schema,
  name: string,
  declared: Map<string, string>,
): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const fields = Object.entries(properties).map(
    ([field, inner]) => `${field}: ${shapeSource(document, inner, declared)}`,
  );
  const optional = Object.keys(properties).filter((field) => !required.includes(field));
  return `{ kind: 'object', name: '${name}', fields: { ${fields.join(', ')} }, optional: ${JSON.stringify(optional)} }`;
}

/** A schema without its reference and its `null`. */
function resolved(document: ApiDocument, schema: Schema) {
  const choices = schema['oneOf'] as Schema[] | undefined;
  const inner = choices?.find(({ type }) => type !== 'null') ?? schema;
  const named = isReference(inner) ? componentName(inner) : undefined;
  const target = named === undefined ? inner : (document.components.schemas[named] ?? {});
  const types = [target['type']].flat();
  return { named, target, isNullable: choices !== undefined || (types.length > 1 && types.includes('null')) };
}

interface KindSource {
  kind: string;
  pattern?: unknown;
  minLength?: unknown;
}

function kindOf(schema: Schema): KindSource {
  const types = [schema['type']].flat() as (string | undefined)[];
  const type = types.find((one) => one !== 'null') ?? 'null';
  if ('enum' in schema) return { kind: 'choice' };
  if (type === 'number') return { kind: schema['multipleOf'] === 0.01 ? 'money' : 'number' };
  if (type === 'string') {
    const kind = KIND_OF_FORMAT[String(schema['format'])] ?? 'text';
    return kind === 'text' ? { kind, ...limitsOf(schema) } : { kind };
  }
  const kinds: Readonly<Record<string, string>> = {
    integer: 'number',
    boolean: 'switch',
    array: 'list',
    null: 'nothing',
    object: 'object',
  };
  return { kind: kinds[type] ?? 'text' };
}

/** Limits that the reader checks; they make a text vital. */
function limitsOf(schema: Schema) {
  return Object.fromEntries(
    (['pattern', 'minLength'] as const).flatMap((name) => (name in schema ? [[name, schema[name]]] : [])),
  );
}
