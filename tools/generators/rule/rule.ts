import { join } from 'node:path';
import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { remaining } from '../after-generation.ts';
import { createFiles } from '../create-files.ts';
import { insert } from '../insert.ts';

export interface RuleOptions {
  readonly name: string;
  readonly area: string;
  readonly text: string;
}

/** A pure function that answers with null or the reason of a refusal, its table of tests, and its export. */
export async function rule(tree: Tree, { name, area, text }: RuleOptions): Promise<GeneratorCallback> {
  const { className, propertyName } = names(name);
  createFiles(tree, join(import.meta.dirname, 'files'), `libs/domain/src/${area}`, {
    name,
    className,
    propertyName,
    text: JSON.stringify(text),
  });
  insert(
    tree,
    'libs/domain/src/index.ts',
    new RegExp(`(?:^export .* from './${area}/.*\\n)+`, 'm'),
    `export * from './${area}/${name}.ts';\n`,
  );
  await formatFiles(tree);
  return remaining(
    `Write the rule and every row of its table in libs/domain/src/${area}/${name}.test.ts.`,
    'Ask it from the screen and from the use case of the mock, and describe it in docs/product/.',
  );
}
