import { type GeneratorCallback, type Tree, formatFiles } from '@nx/devkit';
import { generateApi } from '../../start/ensure-generated.ts';
import { remaining } from '../after-generation.ts';
import { insert } from '../insert.ts';

export interface ScenarioOptions {
  readonly name: string;
  readonly group: string;
  readonly title: string;
}

const NAMES = 'openapi/schemas/control.yaml';
const SCENARIO_NAMES = /^ScenarioName:[\s\S]*?enum:\n(?: {4}- .+\n)+/;
const LIBRARY = 'libs/mock-backend/src/scenarios/library';

/** A scenario that begins with a new order of Ada's: its name, story, promise, link and line of the documents. */
export async function scenario(
  tree: Tree,
  { name, group, title }: ScenarioOptions,
): Promise<GeneratorCallback> {
  // Other enums of the file may have the same names.
  const names = tree.read(NAMES, 'utf8')?.match(SCENARIO_NAMES)?.[0] ?? '';
  if (names.includes(`\n    - ${name}\n`)) throw new Error(`The scenario '${name}' already exists.`);
  insert(tree, NAMES, SCENARIO_NAMES, `    - ${name}\n`);
  const file = `${LIBRARY}/${group.toLowerCase()}.ts`;
  insert(
    tree,
    file,
    /(?=\} (?:as const )?satisfies )/,
    `'${name}': {
      title: ${JSON.stringify(title)},
      text: 'Ada has ordered from Chidi an hour ago.',
      persona: 'ada',
      path: MAIN_PATHS.order,
      play({ ago, mainTrade }) {
        ago(HOUR_MS);
        mainTrade();
      },
    },\n`,
  );
  for (const needed of ['HOUR_MS', 'MAIN_PATHS'])
    if (!new RegExp(`\\b${needed}\\b[^;]*from './scenario.ts'`).test(tree.read(file, 'utf8') ?? ''))
      insert(tree, file, /import \{(?=[^}]*\} from '\.\/scenario\.ts')/, ` ${needed},`);
  insert(
    tree,
    `${LIBRARY}/library.test.ts`,
    /PROMISES: [\s\S]*?\n(?=\};)/,
    `'${name}': [order, { order: 'Pending' }],\n`,
  );
  insert(
    tree,
    'apps/web/src/app/scenario-paths.test.tsx',
    /PAGES: [\s\S]*?\n(?=\};)/,
    `'${name}': ['Pending Order', 'AMN-'],\n`,
  );
  insert(
    tree,
    'docs/mock-backend.md',
    /## Scenarios[\s\S]*?(?:\n\|.*)+\n/,
    `| \`${name}\` | ${title} | ada |\n`,
  );
  await formatFiles(tree);
  const next = remaining(
    `Tell its story in ${file}, and correct what it promises in library.test.ts and scenario-paths.test.tsx.`,
    `Look at it: npm run mock -- --scenario ${name}`,
  );
  return async () => {
    // So that the types know what was added to openapi/.
    generateApi();
    await next();
  };
}
