import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWorkspace } from '../start/workspace.ts';

/** Sections and numbered decisions of documents outside the repository, which readers cannot look up. */
const OUTSIDE_REFERENCE =
  /\u00a7\s?\d*|\b[Dd]ecisions? D\d+|\bD\d{1,2}\)|\b(?:specification|decisions)\.md\b|\bdesign\/[a-z-]+\.md\b/u;
const THIS_FILE = 'tools/check/outside-references.test.ts';
const PATTERNS = ['css', 'html', 'js', 'md', 'mjs', 'ts', 'tsx', 'yaml', 'yml'].map((ext) => `*.${ext}`);

test('no file refers to a document outside the repository', () => {
  const files = execFileSync('git', ['ls-files', '--', ...PATTERNS], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  const found = files
    .trim()
    .split('\n')
    .filter((file) => file !== THIS_FILE)
    .map((file) => ({ file, code: OUTSIDE_REFERENCE.exec(readFileSync(inWorkspace(file), 'utf8'))?.[0] }))
    .filter(({ code }) => code !== undefined);

  expect(found).toEqual([]);
});
