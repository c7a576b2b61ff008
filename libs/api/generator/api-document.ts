export type Schema = Record<string, unknown>;

interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Content;
  responses: Record<string, Content | Reference>;
  'x-access'?: string;
  'x-changes-state'?: boolean;
  'x-answer-needed'?: boolean;
  'x-optional'?: boolean;
}

export interface ApiDocument {
  security?: unknown[];
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Reference)[] }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Content>;
  };
}

export interface ApiDocuments {
  amana: ApiDocument;
  control: ApiDocument;
}

export type ApiName = keyof ApiDocuments;

/** An operation without references to parameters and responses. */
export interface FlatOperation {
  id: string;
  api: ApiName;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  secured: boolean;
  changesState: boolean;
  body: { contentType: string; schema: Schema } | undefined;
  /** The schemas of the answers in JSON by status. */
  answers: Record<string, Schema | undefined>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The name of the component that a schema, parameter or answer refers to. */
export function componentName(value: object | undefined): string | undefined {
  if (value === undefined || !('$ref' in value)) return undefined;
  const reference = String(value.$ref);
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export function allOperations(documents: ApiDocuments): FlatOperation[] {
  return (['amana', 'control'] as const).flatMap((api) => flatOperations(documents[api], api));
}

function flatOperations(document: ApiDocument, api: ApiName): FlatOperation[] {
  const { parameters = {}, responses = {} } = document.components;
  const resolved = <Value extends object>(value: Value | Reference, components: Record<string, Value>) =>
    components[componentName(value) ?? ''] ?? (value as Value);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const [body] = Object.entries(operation.requestBody?.content ?? {});
      const answers = Object.entries(operation.responses).map(([status, response]) => {
        return [status, resolved(response, responses).content?.['application/json']?.schema];
      });
      return {
        id: operation.operationId,
        api,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
          resolved(parameter, parameters),
        ),
        secured: (operation.security ?? document.security ?? []).length > 0,
        changesState: operation['x-changes-state'] ?? method !== 'get',
        body: body && { contentType: body[0], schema: body[1].schema },
        answers: Object.fromEntries(answers) as FlatOperation['answers'],
      };
    }),
  );
}
