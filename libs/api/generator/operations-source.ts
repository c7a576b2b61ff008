import {
  type ApiDocuments,
  type FlatOperation,
  type Schema,
  allOperations,
  componentName,
  isReference,
  responseSchema,
} from './api-document.ts';

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function modelOf(schema: Schema | undefined): string | undefined {
  return schema !== undefined && isReference(schema) ? componentName(schema) : undefined;
}

function bodyOf({ operation }: FlatOperation) {
  const entry = Object.entries(operation.requestBody?.content ?? {})[0];
  if (entry === undefined) return { kind: 'none' as const, model: undefined };
  const [contentType, { schema }] = entry;
  const model = modelOf(schema);
  if (model === undefined) throw new Error(`${operation.operationId}: the body must be a named schema`);
  return { kind: contentType === 'multipart/form-data' ? ('multipart' as const) : ('json' as const), model };
}

export function operationsSource(documents: ApiDocuments): string {
  const all = allOperations(documents);
  const rows = all.map((flat) => {
    const { operation, parameters } = flat;
    const row = {
      operationId: operation.operationId,
      api: flat.api,
      method: flat.method,
      path: flat.path,
      tag: operation.tags?.[0] ?? '',
      secured: flat.secured,
      access: operation['x-access'] ?? '',
      changesState: operation['x-changes-state'] ?? flat.method !== 'GET',
      body: bodyOf(flat).kind,
      pathParameters: parameters.filter((p) => p.in === 'path').map((p) => p.name),
      statuses: Object.keys(operation.responses).map(Number),
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  const types = all.map((flat) => {
    const named = (model: string | undefined) => model && `${flat.api}.${model}`;
    const { operation, parameters } = flat;
    const path = parameters.filter((p) => p.in === 'path').map((p) => `${p.name}: string`);
    const query = parameters.some((p) => p.in === 'query')
      ? `${flat.api}.${pascal(operation.operationId)}Params`
      : 'NoParameters';
    const response = named(modelOf(responseSchema(documents[flat.api], operation, '200'))) ?? 'Blob';
    const body = named(bodyOf(flat).model) ?? 'undefined';
    return [
      `  ${operation.operationId}: {`,
      `    path: ${path.length > 0 ? `{ ${path.join('; ')} }` : 'NoParameters'};`,
      `    query: ${query};`,
      `    body: ${body};`,
      `    response: ${response};`,
      '  };',
    ].join('\n');
  });
  return [
    "import type * as amana from '../model/index.ts';",
    "import type * as control from '../control-model/index.ts';",
    '',
    'export type NoParameters = Record<string, never>;',
    '',
    '/** The parameters, body and answer of each operation. */',
    'export interface OperationTypes {',
    ...types,
    '}',
    '',
    '/** Every operation of the contract and of the control API. */',
    'export const operationTable = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
