import { EMAIL_PATTERN } from '@amana/domain';
import { Ajv2020, _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {
  type ApiDocuments,
  type ApiName,
  type FlatOperation,
  type Schema,
  allOperations,
} from './api-document.ts';

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

const DECLARATION_HEAD = `import type { Validator } from '../../src/contract/field-issues.ts';
import type { OperationTypes } from './operations.ts';

type Of<Part extends 'path' | 'query' | 'body'> = {
  [Id in keyof OperationTypes]: Validator<OperationTypes[Id][Part]>;
};
`;

/** The compiled modules by file name, with their declarations. */
export function validatorSources(documents: ApiDocuments): [name: string, source: string][] {
  const paths = new Map<string, string>();
  const queries = new Map<string, string>();
  const bodies = new Map<string, string>();
  const answers = new Map<string, string>();
  const parameters = compiler(documents, true);
  const body = compiler(documents, false);
  const answer = compiler(documents, false);
  for (const flat of allOperations(documents)) {
    const { id, api } = flat;
    paths.set(id, parameters.add(`${id}_path`, api, parametersSchema(flat, 'path')));
    queries.set(id, parameters.add(`${id}_query`, api, parametersSchema(flat, 'query')));
    if (flat.body !== undefined) bodies.set(id, body.add(`${id}_body`, api, flat.body.schema));
    const cells = Object.entries(flat.answers).flatMap(([status, schema]) =>
      schema === undefined ? [] : [`${status}: ${answer.add(`${id}_${status}`, api, schema)}`],
    );
    answers.set(id, `{${cells.join(', ')}}`);
  }
  const answerType = 'Record<keyof OperationTypes, Record<number, Validator<unknown>>>';
  return [
    ...moduleOf('parameter-validators', parameters.source(), [
      ['pathValidators', paths, "Of<'path'>"],
      ['queryValidators', queries, "Of<'query'>"],
    ]),
    ...moduleOf('body-validators', body.source(), [['bodyValidators', bodies, "Partial<Of<'body'>>"]]),
    ...moduleOf('answer-validators', answer.source(), [['answerValidators', answers, answerType]]),
  ];
}

function moduleOf(
  name: string,
  code: string,
  tables: [name: string, rows: Map<string, string>, type: string][],
): [name: string, source: string][] {
  const source = tables.map(([table, rows]) => {
    return `export const ${table} = {${Array.from(rows, (row) => row.join(': ')).join(', ')}};\n`;
  });
  const types = tables.map(([table, , type]) => `export const ${table}: ${type};\n`);
  return [
    [`${name}.js`, [code, ...source].join('\n')],
    [`${name}.d.ts`, [DECLARATION_HEAD, ...types].join('\n')],
  ];
}

function compiler(documents: ApiDocuments, coerceTypes: boolean) {
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
  const names: Record<string, string> = {};
  return {
    /** Returns the name of the function that validates the schema. */
    add(name: string, api: ApiName, schema: Schema): string {
      ajv.addSchema(forAjv(api, schema), name);
      return (names[name] = name);
    },
    source: () => standaloneCode(ajv, names),
  };
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
