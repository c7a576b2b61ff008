import {
  type ApiDocuments,
  type FlatOperation,
  type Schema,
  allOperations,
  componentName,
} from './api-document.ts';

export function operationsSource(documents: ApiDocuments): string {
  const all = allOperations(documents);
  return [
    "import type * as amana from '../model/index.ts';",
    "import type * as control from '../control-model/index.ts';",
    '',
    'type NoParameters = Record<string, never>;',
    '',
    '/** The parameters, body and answer of each operation. */',
    'export interface OperationTypes {',
    ...all.map(typeRow),
    '}',
    '',
    '/** Every operation of the contract and of the control API. */',
    'export const operationTable = {',
    ...all.map(tableRow),
    '} as const;',
    '',
  ].join('\n');
}

function tableRow({ id, api, method, path, secured, changesState, body, ...flat }: FlatOperation): string {
  const row = {
    api,
    method,
    path,
    secured,
    access: flat.operation['x-access'] ?? '',
    optional: flat.operation['x-optional'] ?? false,
    changesState,
    body: body === undefined ? 'none' : body.contentType === 'multipart/form-data' ? 'multipart' : 'json',
    pathParameters: namesIn('path', flat),
    statuses: Object.keys(flat.answers).map(Number),
  };
  return `  ${id}: ${JSON.stringify(row)},`;
}

function typeRow({ id, api, body, answers, ...flat }: FlatOperation): string {
  const modelOf = (schema: Schema | undefined) => {
    const name = componentName(schema);
    return name && `${api}.${name}`;
  };
  const path = namesIn('path', flat).map((name) => `${name}: string`);
  const query = namesIn('query', flat).length > 0;
  const bodyModel = modelOf(body?.schema);
  if (body !== undefined && bodyModel === undefined)
    throw new Error(`${id}: the body must be a named schema`);
  return [
    `  ${id}: {`,
    `    path: ${path.length > 0 ? `{ ${path.join('; ')} }` : 'NoParameters'};`,
    `    query: ${query ? `${api}.${id.charAt(0).toUpperCase()}${id.slice(1)}Params` : 'NoParameters'};`,
    `    body: ${bodyModel ?? 'undefined'};`,
    `    response: ${modelOf(answers['200']) ?? 'Blob'};`,
    '  };',
  ].join('\n');
}

function namesIn(place: 'path' | 'query', { parameters }: Pick<FlatOperation, 'parameters'>): string[] {
  return parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
}
