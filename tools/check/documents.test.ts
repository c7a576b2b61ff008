import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inWorkspace } from '../start/workspace.ts';

const { scripts } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const PAGES = globSync('{*.md,{.github,docs,openapi,apps,libs}/**/*.md}', {
  cwd: inWorkspace(),
  exclude: ['**/node_modules', '**/generated'],
}).map((page) => ({ page, text: readFileSync(inWorkspace(page), 'utf8') }));

test.each(PAGES)('every link of $page has a target', ({ page, text }) => {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

  const missing = targets.filter((target) => !existsSync(join(inWorkspace(dirname(page)), target)));

  expect(missing).toEqual([]);
});

test.each(PAGES)('$page names only npm scripts that exist', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
