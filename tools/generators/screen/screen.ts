import { join } from 'node:path';
import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { remaining } from '../after-generation.ts';
import { createFiles } from '../create-files.ts';
import { insert } from '../insert.ts';

export interface ScreenOptions {
  readonly name: string;
  readonly feature: string;
  readonly title: string;
}

/** A page at /dashboard/NAME with its path, route, test, accessibility check and line of the documents. */
export async function screen(
  tree: Tree,
  { name, feature, title }: ScreenOptions,
): Promise<GeneratorCallback> {
  const { className, propertyName } = names(name);
  const features = 'apps/web/src/features';
  const routes = `${features}/${feature}/routes.tsx`;
  if (!tree.exists(routes))
    throw new Error(`There is no feature '${feature}': choose one of ${tree.children(features).join(', ')}.`);
  createFiles(tree, join(import.meta.dirname, 'files'), `${features}/${feature}/${name}`, {
    name,
    title,
    className,
    propertyName,
  });
  insert(
    tree,
    'apps/web/src/shared/paths.ts',
    /(?=\} as const;)/,
    `${propertyName}: '/dashboard/${name}',\n`,
  );
  insert(
    tree,
    routes,
    /(?=\s*\];\s*\}?\s*$)/,
    `{
      path: PATHS.${propertyName},
      ...lazyPage(async () => (await import('./${name}/${name}-page.tsx')).${className}Page),
    },`,
  );
  insert(tree, 'apps/web-e2e/tests/every-screen.spec.ts', /(?=\]\.map\(\(path\))/, `'${name}',\n`);
  insert(
    tree,
    'docs/product/screens.md',
    /(?=\n`\/dashboard` leads to)/,
    `| \`/dashboard/${name}\` | ${title} | signed-in users | [${feature}/${name}](../../${features}/${feature}/${name}) |\n`,
  );
  await formatFiles(tree);
  return remaining(
    `Load its data: startQueries in ${routes}, generated hooks in ${name}-page.tsx.`,
    'Link to it, and describe its parts in docs/product/screens.md.',
    `Look at it: npm run screenshots -- --out /tmp/screens /dashboard/${name}`,
  );
}
