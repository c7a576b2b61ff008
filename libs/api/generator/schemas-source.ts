import type { ApiDocument, ApiDocuments, FlatOperation, Schema } from './api-document.ts';
import { flatOperations, isReference, successSchema } from './api-document.ts';

/** A schema with what it refers to in its place; no schema of the contract refers to itself. */
function whole(document: ApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => whole(document, item));
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) {
    const name = value.$ref.slice(value.$ref.lastIndexOf('/') + 1);
    return whole(document, document.components.schemas[name]);
  }
  // Not the property of that name, which is a schema.
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
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answer = whole(document, successSchema(document, operation) ?? {});
  const description = {
    path: named('path'),
    query: named('query'),
    ...(body === undefined ? {} : { body: whole(document, body) }),
    answered: [...new Set(propertyNames(answer))],
  };
  return `  ${operation.operationId}: ${JSON.stringify(description)},`;
}

/** What each request may hold, as data: for tests that make up requests. */
export function schemasSource(documents: ApiDocuments): string {
  const all = [...flatOperations(documents, 'amana'), ...flatOperations(documents, 'control')];
  return [
    "import type { RequestSchemas } from '../../src/contract/request-schemas.ts';",
    "import type { OperationTypes } from './operations.ts';",
    '',
    'export const requestSchemas: Record<keyof OperationTypes, RequestSchemas> = {',
    ...all.map((flat) => row(documents, flat)),
    '};',
    '',
  ].join('\n');
}
