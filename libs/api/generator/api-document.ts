export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags?: string[];
  security?: unknown[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | Reference>;
  'x-access'?: string;
  'x-changes-state'?: boolean;
  'x-answer-needed'?: boolean;
}

export interface ApiDocument {
  security?: unknown[];
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Reference)[] }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
}

export interface ApiDocuments {
  amana: ApiDocument;
  control: ApiDocument;
}

export type ApiName = keyof ApiDocuments;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export interface FlatOperation {
  api: ApiName;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  secured: boolean;
}

export function isReference(value: object): value is Reference {
  return '$ref' in value;
}

export function componentName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

export function allOperations(documents: ApiDocuments): FlatOperation[] {
  return (['amana', 'control'] as const).flatMap((api) => flatOperations(documents[api], api));
}

function flatOperations(document: ApiDocument, api: ApiName): FlatOperation[] {
  const resolved = (parameter: Parameter | Reference): Parameter => {
    if (!isReference(parameter)) return parameter;
    const found = document.components.parameters?.[componentName(parameter)];
    if (found === undefined) throw new Error(`Unknown parameter ${parameter.$ref}`);
    return found;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
      const secured = (operation.security ?? document.security ?? []).length > 0;
      return [{ api, method: method.toUpperCase(), path, operation, parameters, secured }];
    }),
  );
}

export function bodySchema({ requestBody }: Operation): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

export function responseSchema(
  document: ApiDocument,
  operation: Operation,
  status: string,
): Schema | undefined {
  const response = operation.responses[status];
  if (response === undefined) return undefined;
  const { content } = isReference(response)
    ? (document.components.responses?.[componentName(response)] ?? {})
    : response;
  return content?.['application/json']?.schema;
}
