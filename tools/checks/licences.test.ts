import { expect, test } from 'vitest';
import { licenceProblems } from './licences.ts';

test('a shipped package has an allowed licence, alone or among several', () => {
  const problems = licenceProblems({
    '': {},
    'libs/domain': {},
    'node_modules/@amana/domain': { link: true },
    'node_modules/react': { license: 'MIT' },
    'node_modules/type-fest': { license: '(MIT OR CC0-1.0)' },
    'node_modules/only-here': { license: 'GPL-3.0', dev: true },
    'node_modules/strict': { license: 'AGPL-3.0' },
    'node_modules/silent': {},
    'apps/web/node_modules/nested': { license: 'SSPL-1.0' },
  });

  expect(problems).toEqual([
    'node_modules/strict: AGPL-3.0',
    'node_modules/silent: no licence',
    'apps/web/node_modules/nested: SSPL-1.0',
  ]);
});
