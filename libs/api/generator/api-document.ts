/** The parts of an OpenAPI 3.1 document that the generator reads, after bundling into one file. */
export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

export interface Parameter {
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

function lastSegment({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The component name that a schema refers to, or undefined for an inline schema. */
export function schemaName(schema: Schema): string | undefined {
  return isReference(schema) ? lastSegment(schema) : undefined;
}

/** Every operation of one document, its parameters resolved, in the order they are written. */
export function flatOperations(documents: ApiDocuments, api: ApiName): FlatOperation[] {
  const document = documents[api];
  const resolved = (parameter: Parameter | Reference): Parameter => {
    if (!isReference(parameter)) return parameter;
    const found = document.components.parameters?.[lastSegment(parameter)];
    if (found === undefined) throw new Error(`Unknown parameter ${parameter.$ref}`);
    return found;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
      const security = operation.security ?? document.security ?? [];
      return [
        { api, method: method.toUpperCase(), path, operation, parameters, secured: security.length > 0 },
      ];
    }),
  );
}

/** The schema of the 200 answer's JSON, with references to shared responses followed. */
export function successSchema(document: ApiDocument, operation: Operation): Schema | undefined {
  return responseSchema(document, operation, '200');
}

export function responseSchema(
  document: ApiDocument,
  operation: Operation,
  status: string,
): Schema | undefined {
  const response = operation.responses[status];
  if (response === undefined) return undefined;
  const content = isReference(response)
    ? document.components.responses?.[lastSegment(response)]?.content
    : response.content;
  return content?.['application/json']?.schema;
}
