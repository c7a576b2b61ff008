import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const QUALITY = readFileSync(inWorkspace('docs/quality.md'), 'utf8');
const FILTERS = [...QUALITY.matchAll(/npx vitest run --root (\S+) ([^\s`-][^`]*)/g)].map(
  ([, root = '', filter = '']) => ({ root, filter: filter.trim() }),
);
const JOURNEYS = [...QUALITY.matchAll(/nx e2e web-e2e -- ([^`]+)/g)].flatMap(([, names = '']) =>
  names.split(' '),
);

function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: inWorkspace(root), exclude: ['**/node_modules'] });
}

test.each(FILTERS)('vitest run --root $root $filter runs a test', ({ root, filter }) => {
  const files = filesIn(root, '**/*.test.{ts,tsx}').filter((file) => file.includes(filter));

  expect(files).not.toEqual([]);
});

test.each(JOURNEYS)('web-e2e -- %s runs a test', (filter) => {
  const files = filesIn('apps/web-e2e', '**/*.spec.ts').filter((file) => file.includes(filter));

  expect(files).not.toEqual([]);
});
