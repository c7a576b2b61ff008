import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { findPrivateCode, noPrivateCodes } from './no-private-codes.js';

const SECTION = String.fromCodePoint(0xa7);
const DECISION = ['decision', 'D8'].join(' ');
const DOCUMENT = ['specification', 'md'].join('.');

function lintedLines(code: string): number[] {
  const config = {
    plugins: { amana: { rules: { 'no-private-codes': noPrivateCodes } } },
    rules: { 'amana/no-private-codes': 'error' },
  } as const;
  return new Linter().verify(code, config).map(({ line }) => line);
}

test('a private code is refused in comments, strings and templates', () => {
  const code = [
    `// As ${SECTION}4 says.`,
    "const rule = 'a rule';",
    `const text = 'by ${DECISION}';`,
    `const template = \`${DOCUMENT} \${rule}\`;`,
    '// The rule in plain words.',
  ].join('\n');

  expect(lintedLines(code)).toEqual([1, 3, 4]);
});

test('no document, style sheet or description holds a private code', () => {
  const patterns = ['*.md', '*.yaml', '*.yml', '*.css', '*.html'];
  const files = execFileSync('git', ['ls-files', '--', ...patterns], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  const found = files
    .trim()
    .split('\n')
    .map((file) => ({ file, code: findPrivateCode(readFileSync(inWorkspace(file), 'utf8')) }))
    .filter(({ code }) => code !== undefined);

  expect(found).toEqual([]);
});
