import { join } from 'node:path';
import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { generateApi } from '../../start/ensure-generated.ts';
import { remaining } from '../after-generation.ts';
import { createFiles } from '../create-files.ts';
import { insert } from '../insert.ts';

export interface OperationOptions {
  readonly name: string;
  readonly area: 'account' | 'banks' | 'notifications' | 'orders' | 'transactions';
  readonly path: string;
  readonly summary: string;
}

const MOCK = 'libs/mock-backend/src';
const NAME_COLUMN = 31;

/** A GET for signed-in users: its description, schema, use case, handler, test and row of the access matrix. */
export async function operation(
  tree: Tree,
  { name, area, path, summary }: OperationOptions,
): Promise<GeneratorCallback> {
  const { className, fileName } = names(name);
  const key = path.slice(1).replaceAll('/', '_');
  const tag = names(area).className;
  insert(
    tree,
    'openapi/amana.yaml',
    /^paths:\n(?: {2}.*\n)+/m,
    `  ${path}:\n    $ref: ./paths/${area}.yaml#/${key}\n`,
  );
  insert(tree, `openapi/paths/${area}.yaml`, /$/, described(key, { name, area, tag, summary, className }));
  insert(tree, `openapi/schemas/${area}.yaml`, /$/, schemasOf(className));
  createFiles(tree, join(import.meta.dirname, 'files'), `${MOCK}/use-cases/${area}`, { name, fileName });
  const handlers = `${MOCK}/handlers/${area.replace(/s$/, '')}-handlers.ts`;
  insert(tree, handlers, /defineHandlers\(\{\n/, `${name}: ({ caller }) => ${name}(caller),\n`);
  insert(tree, handlers, /^/, `import { ${name} } from '../use-cases/${area}/${fileName}.ts';\n`);
  const access = `${MOCK}/testing/access`;
  const row = `  ${name.padEnd(NAME_COLUMN)}401     401     401     401      200          200   200     401\n`;
  insert(tree, `${access}/access-matrix.ts`, /(?=`;)/, row);
  insert(tree, `${access}/access-calls.ts`, /ACCESS_CALLS: [\s\S]*?\n(?=\};)/, `${name}: call('${name}'),\n`);
  await formatFiles(tree);
  const next = remaining(
    `Describe what it answers in openapi/schemas/${area}.yaml, and its parameters in openapi/paths/${area}.yaml.`,
    `Answer it in ${MOCK}/use-cases/${area}/${fileName}.ts, and correct its row of the access matrix.`,
    `Call it in the web app: use${className} of @amana/api.`,
  );
  return async () => {
    // So that the types know what was added to openapi/.
    generateApi();
    await next();
  };
}

function described(
  key: string,
  { name, area, tag, summary, className }: Record<'name' | 'area' | 'tag' | 'summary' | 'className', string>,
): string {
  return `${key}:
  get:
    operationId: ${name}
    tags:
      - ${tag}
    summary: ${JSON.stringify(summary)}
    description: ${JSON.stringify(`${summary}.`)}
    x-access: authenticated
    responses:
      '200':
        description: Done.
        content:
          application/json:
            schema:
              $ref: ../schemas/${area}.yaml#/${className}Response
      '400':
        $ref: ../amana.yaml#/components/responses/BadRequest
      '401':
        $ref: ../amana.yaml#/components/responses/Unauthorized
      '503':
        $ref: ../amana.yaml#/components/responses/ServiceUnavailable
`;
}

function schemasOf(className: string): string {
  return `${className}Response:
  type: object
  additionalProperties: false
  required: [data]
  properties:
    data: { $ref: '#/${className}Answer' }
    message: { type: string }
  examples: [{ data: { id: 3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10 } }]
${className}Answer:
  type: object
  additionalProperties: false
  required: [id]
  properties:
    id: { $ref: './common.yaml#/Id' }
`;
}
