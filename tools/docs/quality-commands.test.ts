import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const QUALITY = readFileSync(inWorkspace('docs/quality.md'), 'utf8');
const FILTERS = [...QUALITY.matchAll(/npx vitest run --root (\S+) ([^\s`-][^`]*)/g)].map(
  ([, root = '', filter = '']) => ({ root, filter: filter.trim() }),
);
const JOURNEYS = [...QUALITY.matchAll(/nx e2e web-e2e -- ([^`]+)/g)].flatMap(([, names = '']) =>
  names.split(' '),
);
const [, PROOFS = ''] = /## What proves what(.+?)\n## /s.exec(QUALITY) ?? [];
const ROWS = PROOFS.split('\n').filter((line) => line.startsWith('|'));
const SPECS = new Set(ROWS.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));

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

test.each([...SPECS])('%s is a file of browser tests', (name) => {
  const names = filesIn('apps/web-e2e', '**/*.spec.ts').map((file) => basename(file, '.spec.ts'));

  expect(names).toContain(name);
});
