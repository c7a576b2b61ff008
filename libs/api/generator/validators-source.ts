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
 * Accepts the double nearest to a whole number of kobo, like `readNaira`. The standard `multipleOf` divides floats and
 * refuses many of them, here and in the tools of others.
 */
const WHOLE_KOBO: CodeKeywordDefinition = {
  keyword: 'x-format',
  type: 'number',
  schemaType: 'string',
  error: { message: 'must have at most two decimals' },
  code(cxt: KeywordCxt) {
    const { data } = cxt;
    cxt.fail(_`Math.round(${data} * 100) / 100 !== ${data}`);
  },
};

type Parts = 'path' | 'query' | 'body' | 'answer';

/** The schemas of an operation by the name of the function that validates them. */
function schemasOf(part: Parts, flat: FlatOperation): Record<string, Schema | undefined> {
  const { id, body, answers } = flat;
  if (part === 'body') return { [id]: body?.schema };
  if (part !== 'answer') return { [id]: parametersSchema(flat, part) };
  return Object.fromEntries(Object.entries(answers).map(([status, schema]) => [`${id}_${status}`, schema]));
}

/** The compiled modules by file name, with their declarations. */
export function validatorSources(documents: ApiDocuments): [name: string, source: string][] {
  return (['path', 'query', 'body', 'answer'] as const).flatMap((part) => {
    const ajv = compiler(documents, part === 'path' || part === 'query');
    const names: Record<string, string> = {};
    const declarations = [
      "import type { Validator } from '../../src/contract/field-issues.ts';",
      "import type { OperationTypes } from './operations.ts';",
    ];
    for (const flat of allOperations(documents))
      for (const [name, schema] of Object.entries(schemasOf(part, flat))) {
        if (schema === undefined) continue;
        ajv.addSchema(forAjv(flat.api, schema), name);
        names[name] = name;
        const type = part === 'answer' ? 'unknown' : `OperationTypes['${flat.id}']['${part}']`;
        declarations.push(`export const ${name}: Validator<${type}>;`);
      }
    const file = `${part}-validators`;
    return [
      [`${file}.js`, standaloneCode(ajv, names)],
      [`${file}.d.ts`, `${declarations.join('\n')}\n`],
    ];
  });
}

function compiler(documents: ApiDocuments, coerceTypes: boolean) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    unicodeRegExp: false,
    // Otherwise the validators import a part of Ajv that counts code points.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    unicode: false,
    logger: false,
    coerceTypes,
    code: { source: true, esm: true, lines: true },
    formats: FORMATS,
  });
  ajv.addKeyword(WHOLE_KOBO);
  for (const api of ['amana', 'control'] as const)
    ajv.addSchema({ $id: api, $defs: forAjv(api, documents[api].components.schemas) });
  return ajv;
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
