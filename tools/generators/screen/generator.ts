import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles, logger, names } from '@nx/devkit';
import { insertBefore } from '../insert-before.ts';

const PATHS = 'apps/web/src/shared/paths.ts';
const EVERY_SCREEN = 'apps/web-e2e/tests/every-screen.spec.ts';

export async function screenGenerator(tree: Tree, options: { screen: string; title?: string }) {
  const [feature = '', name = ''] = options.screen.split('/');
  const folder = `apps/web/src/features/${feature}`;
  if (tree.exists(`${folder}/${name}`)) throw new Error(`${folder}/${name} exists already.`);
  const path = `/dashboard/${options.screen}`;
  const key = names(options.screen).propertyName;
  const { className } = names(name);
  const title = options.title ?? className.replaceAll(/(?<=.)[A-Z]/g, ' $&');
  const paths = tree.read(PATHS, 'utf8') ?? '';
  const known = tree.read(`${folder}/routes.tsx`, 'utf8')?.matchAll(/PATHS\.(\w+)/g) ?? [];
  if (![...known].some(([, page = '']) => paths.includes(` ${page}: '/dashboard/`)))
    throw new Error(`${folder}/routes.tsx has no page below /dashboard. Write the first one by hand.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), `${folder}/${name}`, {
    name,
    className,
    title,
    path,
  });
  insertBefore(tree, PATHS, '} as const;', `${key}: '${path}',`);
  const lazy = `async () => ({ Component: (await import('./${name}/${name}-page.tsx')).${className}Page })`;
  insertBefore(tree, `${folder}/routes.tsx`, '];', `{ path: PATHS.${key}, lazy: ${lazy} },`);
  const stories = `${folder}/${feature}.stories.tsx`;
  const story = `{ tags: ['!test'], args: { scenario: 'empty', path: '${path}' } }`;
  insertBefore(tree, stories, '', `\nexport const ${className}: ScreenStory = ${story};`);
  insertBefore(tree, EVERY_SCREEN, '].map((path) => `/dashboard/', `'${options.screen}',`);
  await formatFiles(tree);
  return () => logger.info('CONTRIBUTING.md, Add a screen, lists the steps that remain.');
}
