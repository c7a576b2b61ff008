import { EMAIL_PATTERN } from '@amana/domain';
import { Ajv2020, _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {
  type ApiDocuments,
  type ApiName,
  type FlatOperation,
  type Schema,
  allOperations,
  bodySchema,
  responseSchema,
} from './api-document.ts';

interface SourceFile {
  name: string;
  source: string;
}

/** Regular expressions keep the generated code free of imports. The domain checks whether a date exists. */
const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/,
  'due-time': /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/,
  email: EMAIL_PATTERN,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  'uri-reference': /^[^\s]+$/,
};

/**
 * Accepts the double nearest to a whole number of kobo, like `readNaira`. Ajv's own `multipleOf` refuses some large
 * amounts with two decimals.
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

const DECLARATION_HEAD = `import type { Validator } from '../../src/contract/validator.ts';
import type { OperationTypes } from './operations.ts';

type Of<Part extends 'path' | 'query' | 'body'> = {
  [Id in keyof OperationTypes]: Validator<OperationTypes[Id][Part]>;
};
`;

export function validatorSources(documents: ApiDocuments): SourceFile[] {
  const all = allOperations(documents);
  const parameters = new Map<string, Schema>();
  const bodies = new Map<string, Schema>();
  const answers = new Map<string, Schema>();
  for (const flat of all) {
    const { api, operation } = flat;
    const id = operation.operationId;
    parameters.set(`${id}_path`, forAjv(api, parametersSchema(flat, 'path')));
    parameters.set(`${id}_query`, forAjv(api, parametersSchema(flat, 'query')));
    const body = bodySchema(operation);
    if (body !== undefined) bodies.set(`${id}_body`, forAjv(api, body));
    for (const status of Object.keys(operation.responses)) {
      const answer = responseSchema(documents[api], operation, status);
      if (answer !== undefined) answers.set(`${id}_${status}`, forAjv(api, answer));
    }
  }
  const ids = all.map(({ operation }) => operation.operationId);
  const table = (key: string, of: Map<string, Schema>) =>
    `{${ids.flatMap((id) => (of.has(`${id}_${key}`) ? [`${id}: ${id}_${key}`] : [])).join(', ')}}`;
  const answerRows = all.map(({ operation: { operationId: id, responses } }) => {
    const cells = Object.keys(responses).flatMap((key) =>
      answers.has(`${id}_${key}`) ? [`${key}: ${id}_${key}`] : [],
    );
    return `${id}: {${cells.join(', ')}}`;
  });
  return [
    ...moduleOf('parameter-validators', compile(documents, parameters, true), [
      ['pathValidators', table('path', parameters), "Of<'path'>"],
      ['queryValidators', table('query', parameters), "Of<'query'>"],
    ]),
    ...moduleOf('body-validators', compile(documents, bodies, false), [
      ['bodyValidators', table('body', bodies), "Partial<Of<'body'>>"],
    ]),
    ...moduleOf('answer-validators', compile(documents, answers, false), [
      [
        'answerValidators',
        `{${answerRows.join(', ')}}`,
        'Record<keyof OperationTypes, Record<number, Validator<unknown>>>',
      ],
    ]),
  ];
}

function moduleOf(
  name: string,
  code: string,
  tables: [name: string, source: string, type: string][],
): SourceFile[] {
  return [
    {
      name: `${name}.js`,
      source: [code, ...tables.map(([key, source]) => `export const ${key} = ${source};`), ''].join('\n'),
    },
    {
      name: `${name}.d.ts`,
      source: [DECLARATION_HEAD, ...tables.map(([key, , type]) => `export const ${key}: ${type};`), ''].join(
        '\n',
      ),
    },
  ];
}

function compile(documents: ApiDocuments, schemas: Map<string, Schema>, coerceTypes: boolean): string {
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
    ajv.addSchema({ $id: api, $defs: forAjv(api, documents[api].components.schemas) });
  }
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return standaloneCode(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
}

function parametersSchema({ parameters }: FlatOperation, place: 'path' | 'query'): Schema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, schema])),
    required: chosen.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** A copy of a schema without descriptions and examples, with references to the definitions of its document. */
function forAjv(api: ApiName, schema: Schema): Schema {
  const revive = (key: string, value: unknown): unknown => {
    if (key === '$ref') return String(value).replace('#/components/schemas/', `${api}#/$defs/`);
    if (key === 'description' && typeof value === 'string') return undefined;
    if (key === 'examples' && Array.isArray(value)) return undefined;
    // The body parser converts a binary field to a File, which JSON Schema cannot describe further.
    const isBinary =
      typeof value === 'object' && value !== null && 'format' in value && value.format === 'binary';
    return isBinary ? { type: 'object' } : value;
  };
  return JSON.parse(JSON.stringify(schema), revive) as Schema;
}
