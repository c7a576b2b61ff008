import { Ajv2020, _ } from 'ajv/dist/2020.js';
import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ApiDocuments, ApiName, FlatOperation, Parameter, Schema } from './api-document.ts';
import { flatOperations, responseSchema } from './api-document.ts';

/** Formats as regular expressions, so that the generated code imports nothing (calendar validity is the domain's). */
const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/,
  email: /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]+$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  'uri-reference': /^[^\s]+$/,
};

const ANNOTATIONS = new Set(['example', 'examples', 'description', 'title', 'xml', 'externalDocs']);

/** A schema without its prose; a binary field is a File by then, of which JSON Schema can say no more than that. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (schema['format'] === 'binary') return { type: 'object' };
  const entries = Object.entries(schema).filter(([key, inner]) => {
    if (key.startsWith('x-')) return false;
    return !(ANNOTATIONS.has(key) && (typeof inner === 'string' || key === 'example' || key === 'examples'));
  });
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === 'properties' ? bareProperties(inner) : bare(inner)]),
  );
}

/** Their keys are names of fields, whatever they are called. */
function bareProperties(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(properties as Schema).map(([name, schema]) => [name, bare(schema)]),
  );
}

function parametersSchema(parameters: Parameter[], place: 'path' | 'query'): Schema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, bare(schema)])),
    required: chosen.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function inDocument(api: ApiName, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inDocument(api, item));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/components/schemas/', `${api}#/$defs/`)]
        : [key, inDocument(api, value)],
    ),
  );
}

/**
 * For an amount in Naira: the double nearest to a whole number of kobo, as the domain's `readNaira` tells it. Ajv's own
 * division refuses some large amounts with two decimals, and with a tolerance accepts amounts with more.
 */
const EXACT_MULTIPLE: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: ({ schemaCode }) => _`"must be a multiple of " + ${schemaCode}` },
  code(cxt: KeywordCxt) {
    const { data } = cxt;
    const perWhole = Math.round(1 / Number(cxt.schema));
    cxt.fail(_`Math.round(${data} * ${perWhole}) / ${perWhole} !== ${data}`);
  },
};

function compile(documents: ApiDocuments, schemas: Map<string, unknown>, coerceTypes: boolean): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    unicodeRegExp: false,
    unicode: false,
    logger: false,
    coerceTypes,
    code: { source: true, esm: true, lines: true },
    formats: FORMATS,
  });
  ajv.removeKeyword('multipleOf').addKeyword(EXACT_MULTIPLE);
  for (const api of ['amana', 'control'] as const) {
    ajv.addSchema({ $id: api, $defs: inDocument(api, bare(documents[api].components.schemas)) as Schema });
  }
  const names: Record<string, string> = {};
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema as Schema, name);
    names[name] = name;
  }
  return standaloneCode(ajv, names);
}

type Named = Map<string, { operationId: string; key: string; schema: unknown }>;

function named(rows: { operationId: string; key: string; schema: unknown }[]): Named {
  return new Map(rows.map((row) => [`${row.operationId}_${row.key}`, row]));
}

/** A module of compiled validators, its declarations, and a typed map from operationId to them. */
function validatorModule(
  documents: ApiDocuments,
  name: string,
  rows: Named,
  options: ModuleOptions,
): SourceFile[] {
  const schemas = new Map([...rows].map(([exported, { schema }]) => [exported, schema]));
  const types = [...rows].map(
    ([exported, { operationId, key }]) =>
      `export const ${exported}: Validator<${options.typeOf(operationId, key)}>;`,
  );
  return [
    { name: `${name}.js`, source: compile(documents, schemas, options.coerceTypes) },
    { name: `${name}.d.ts`, source: [...DECLARATION_HEAD, ...types, ''].join('\n') },
  ];
}

interface ModuleOptions {
  coerceTypes: boolean;
  typeOf: (operationId: string, key: string) => string;
}

export interface SourceFile {
  name: string;
  source: string;
}

const DECLARATION_HEAD = [
  "import type { ErrorBody } from '../model/errorBody';",
  "import type { Validator } from '../../src/contract/validator.ts';",
  "import type { OperationTypes } from './operations.ts';",
  'export type { ErrorBody };',
];

/** Ready-compiled validators: no eval at run time, so a strict Content-Security-Policy holds in the browser host. */
export function validatorSources(documents: ApiDocuments): SourceFile[] {
  const all = [...flatOperations(documents, 'amana'), ...flatOperations(documents, 'control')];
  const parameters = named(
    all.flatMap(({ api, operation, parameters }) =>
      (['path', 'query'] as const).map((key) => ({
        operationId: operation.operationId,
        key,
        schema: inDocument(api, parametersSchema(parameters, key)),
      })),
    ),
  );
  const bodies = named(
    all.flatMap(({ api, operation }) => {
      const content = Object.values(operation.requestBody?.content ?? {})[0];
      if (content === undefined) return [];
      return [
        { operationId: operation.operationId, key: 'body', schema: inDocument(api, bare(content.schema)) },
      ];
    }),
  );
  const responses = named(
    all.flatMap(({ api, operation }) =>
      Object.keys(operation.responses).flatMap((key) => {
        const schema = responseSchema(documents[api], operation, key);
        if (schema === undefined) return [];
        return [{ operationId: operation.operationId, key, schema: inDocument(api, bare(schema)) }];
      }),
    ),
  );
  return [
    ...validatorModule(documents, 'parameter-validators', parameters, {
      coerceTypes: true,
      typeOf: (operationId, key) => `OperationTypes['${operationId}']['${key}']`,
    }),
    ...validatorModule(documents, 'body-validators', bodies, {
      coerceTypes: false,
      typeOf: (operationId) => `OperationTypes['${operationId}']['body']`,
    }),
    ...validatorModule(documents, 'response-validators', responses, {
      coerceTypes: false,
      typeOf: (operationId, key) =>
        key === '200' ? `OperationTypes['${operationId}']['response']` : 'ErrorBody',
    }),
    { name: 'request-validators.ts', source: requestMap(all, bodies) },
    { name: 'answer-validators.ts', source: answerMap(all, responses) },
  ];
}

function requestMap(all: FlatOperation[], bodies: Named): string {
  const rows = all.map(({ operation: { operationId: id } }) => {
    const body = bodies.has(`${id}_body`) ? `, body: bodies.${id}_body` : '';
    return `  ${id}: { path: parameters.${id}_path, query: parameters.${id}_query${body} },`;
  });
  return [
    "import type { Validator } from '../../src/contract/validator.ts';",
    "import * as bodies from './body-validators.js';",
    "import type { OperationTypes } from './operations.ts';",
    "import * as parameters from './parameter-validators.js';",
    '',
    'type RequestValidators = {',
    '  [Id in keyof OperationTypes]: {',
    "    path: Validator<OperationTypes[Id]['path']>;",
    "    query: Validator<OperationTypes[Id]['query']>;",
    "    body?: Validator<OperationTypes[Id]['body']>;",
    '  };',
    '};',
    '',
    'export const requestValidators: RequestValidators = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function answerMap(all: FlatOperation[], responses: Named): string {
  const rows = all.map(({ operation: { operationId: id, responses: statuses } }) => {
    const cells = Object.keys(statuses)
      .filter((status) => responses.has(`${id}_${status}`))
      .map((status) => `${status}: validators.${id}_${status}`);
    return `  ${id}: { ${cells.join(', ')} },`;
  });
  return [
    "import type { Validator } from '../../src/contract/validator.ts';",
    "import type { OperationTypes } from './operations.ts';",
    "import * as validators from './response-validators.js';",
    '',
    '/** operationId → status → what judges that answer. */',
    'export const answerValidators: Record<keyof OperationTypes, Record<number, Validator<unknown>>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
