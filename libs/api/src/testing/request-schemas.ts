import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApiDocument,
  type FlatOperation,
  type Schema,
  allOperations,
  componentName,
} from '../../generator/api-document.ts';
import { type OperationId, operationIds } from '../contract/operations.ts';

export interface RequestSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly items?: RequestSchema;
  readonly oneOf?: readonly RequestSchema[];
  readonly [keyword: string]: unknown;
}

export interface RequestSchemas {
  readonly path: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
  /** Names of all fields of a successful answer. */
  readonly answered: readonly string[];
}

const documents = { amana: read('amana'), control: read('control') };
const byId = new Map(allOperations(documents).map((flat) => [flat.id, schemasOf(flat)]));

/** The schemas of each operation without references. */
export const requestSchemas = Object.fromEntries(operationIds.map((id) => [id, byId.get(id)])) as Record<
  OperationId,
  RequestSchemas
>;

function read(name: string): ApiDocument {
  const file = join(import.meta.dirname, `../../generated/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

function schemasOf({ api, parameters, body, answers }: FlatOperation): RequestSchemas {
  const document = documents[api];
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, whole(document, schema)]),
    ) as RequestSchemas['path'];
  return {
    path: named('path'),
    query: named('query'),
    ...(body === undefined ? {} : { body: whole(document, body.schema) as RequestSchema }),
    answered: [...new Set(propertyNames(whole(document, answers['200'] ?? {})))],
  };
}

/** Replaces references by their targets; no schema of the contract refers to itself. */
function whole(document: ApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => whole(document, item));
  if (typeof value !== 'object' || value === null) return value;
  const named = componentName(value);
  if (named !== undefined) return whole(document, document.components.schemas[named]);
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
