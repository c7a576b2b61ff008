import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { DOCUMENTS } from './documents.ts';
import { withGenerated } from './generated-part.ts';

const MANIFEST = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const PAGES = globSync('{*.md,{.github,docs,openapi,apps,libs}/**/*.md}', {
  cwd: inWorkspace(),
  exclude: ['**/node_modules', '**/generated'],
});

test.each(Object.entries(DOCUMENTS))('the generated part of %s is up to date', (path, part) => {
  const document = readFileSync(inWorkspace(path), 'utf8');

  expect(document, 'npm run docs updates it').toBe(withGenerated(document, part()));
});

test('a document without a place for a generated part is an error', () => {
  expect(() => withGenerated('# Alone', 'x')).toThrow('No place for a generated part');
});

test.each(PAGES)('every link of %s has a target', (page) => {
  const text = readFileSync(inWorkspace(page), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

  const missing = targets.filter((target) => !existsSync(join(inWorkspace(dirname(page)), target)));

  expect(missing).toEqual([]);
});

test.each(PAGES)('%s names only scripts that exist', (page) => {
  const text = readFileSync(inWorkspace(page), 'utf8');
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

  expect(named.filter((name) => !(name in MANIFEST.scripts))).toEqual([]);
});

/** A path from the root; what a build writes may be missing. */
const PATH_FROM_ROOT = /`((?:apps|libs|tools|openapi|docs|deploy)\/[\w./@-]+)`/g;
const BUILT = /\/dist(-demo)?(\/|$)/;

test.each(PAGES)('every path from the root that %s names exists', (page) => {
  const text = readFileSync(inWorkspace(page), 'utf8');
  const paths = [...text.matchAll(PATH_FROM_ROOT)].map(([, path = '']) => path);

  expect(paths.filter((path) => !BUILT.test(path) && !existsSync(inWorkspace(path)))).toEqual([]);
});

test.each(['README.md', 'docs/play-the-demo.md', 'docs/mock-backend.md'])(
  'each block of commands in %s begins with one that installs what is missing',
  (page) => {
    const text = readFileSync(inWorkspace(page), 'utf8');
    const blocks = [...text.matchAll(/```sh\n([^`]*)/g)].map(([, block = '']) => block);
    const first = blocks.flatMap((block) => /npm (?:run )?([\w:-]+)/.exec(block)?.[1] ?? []);

    expect(first).not.toEqual([]);
    expect(first.filter((name) => !MANIFEST.scripts[name]?.includes('tools/bootstrap.mjs'))).toEqual([]);
  },
);
