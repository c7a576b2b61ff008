import {
  type ApiDocument,
  type ApiDocuments,
  type FlatOperation,
  type Schema,
  allOperations,
  bodySchema,
  componentName,
  isReference,
  responseSchema,
} from './api-document.ts';

/** Replaces references by their targets; no schema of the contract refers to itself. */
function whole(document: ApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => whole(document, item));
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) {
    return whole(document, document.components.schemas[componentName(value)]);
  }
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== 'description' || typeof inner !== 'string',
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, whole(document, inner)]));
}

function propertyNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertyNames);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema as Schema).flatMap(([key, inner]) =>
    key === 'properties' && typeof inner === 'object' && inner !== null
      ? [...Object.keys(inner), ...propertyNames(Object.values(inner))]
      : propertyNames(inner),
  );
}

function row(documents: ApiDocuments, { api, operation, parameters }: FlatOperation): string {
  const document = documents[api];
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, whole(document, schema)]),
    );
  const body = bodySchema(operation);
  const answer = whole(document, responseSchema(document, operation, '200') ?? {});
  const description = {
    path: named('path'),
    query: named('query'),
    ...(body === undefined ? {} : { body: whole(document, body) }),
    answered: [...new Set(propertyNames(answer))],
  };
  return `  ${operation.operationId}: ${JSON.stringify(description)},`;
}

export function schemasSource(documents: ApiDocuments): string {
  return [
    "import type { RequestSchemas } from '../../src/contract/request-schemas.ts';",
    "import type { OperationTypes } from './operations.ts';",
    '',
    'export const requestSchemas: Record<keyof OperationTypes, RequestSchemas> = {',
    ...allOperations(documents).map((flat) => row(documents, flat)),
    '};',
    '',
  ].join('\n');
}
