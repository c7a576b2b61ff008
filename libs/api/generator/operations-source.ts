import type { ApiDocuments, FlatOperation } from './api-document.ts';
import { flatOperations, schemaName, successSchema } from './api-document.ts';

const MODEL_FOLDERS = { amana: 'model', control: 'control-model' } as const;

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function bodyOf({ operation }: FlatOperation) {
  const entry = Object.entries(operation.requestBody?.content ?? {})[0];
  if (entry === undefined) return { kind: 'none' as const, model: undefined };
  const [contentType, { schema }] = entry;
  const model = schemaName(schema);
  if (model === undefined) throw new Error(`${operation.operationId}: the body must be a named schema`);
  return { kind: contentType === 'multipart/form-data' ? ('multipart' as const) : ('json' as const), model };
}

/** Re-exports every model file of one folder, so that the contract door names no file that Orval chose. */
export function modelsSource(folder: string, fileNames: string[]): string {
  return [...fileNames.sort().map((file) => `export type * from '../${folder}/${file}';`), ''].join('\n');
}

/** The operation table and its types: what a host binds and what a handler must take and answer. */
export function operationsSource(documents: ApiDocuments): string {
  const imports = new Map<string, string>();
  const use = (flat: FlatOperation, model: string | undefined): string | undefined => {
    if (model === undefined) return undefined;
    const alias = flat.api === 'control' ? `Control${model}` : model;
    const folder = MODEL_FOLDERS[flat.api];
    imports.set(alias, `import type { ${model} as ${alias} } from '../${folder}/${camel(model)}';`);
    return alias;
  };
  const all = [...flatOperations(documents, 'amana'), ...flatOperations(documents, 'control')];
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
    const { operation, parameters } = flat;
    const path = parameters.filter((p) => p.in === 'path').map((p) => `${p.name}: string`);
    const query = parameters.some((p) => p.in === 'query')
      ? (use(flat, `${pascal(operation.operationId)}Params`) ?? 'unknown')
      : 'NoParameters';
    const schema = successSchema(documents[flat.api], operation);
    const response = (schema && use(flat, schemaName(schema))) ?? 'Blob';
    const body = use(flat, bodyOf(flat).model) ?? 'undefined';
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
    ...[...imports.values()].sort(),
    '',
    'export type NoParameters = Record<string, never>;',
    '',
    '/** What each operation takes and answers. */',
    'export interface OperationTypes {',
    ...types,
    '}',
    '',
    '/** Every operation of the contract and of the control API, as data. */',
    'export const operationTable = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
