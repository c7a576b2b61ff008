import { expect, test } from 'vitest';
import { releaseProblem } from './changelog.ts';

const UNRELEASED = '# Changelog\n\n## Unreleased\n\n- Soon.\n';
const NEXT = '\n## 1.1.0 - 2026-12-01\n';
const LAST = '\n## 1.0.0 - 2026-11-01\n\n- The first.\n';

test.each([
  ['a version with a line', `${NEXT}\n- New.\n${LAST}`, null],
  ['a version without a line', `${NEXT}\n### Added\n${LAST}`, '1.1.0 is empty'],
  ['no new version', LAST, '1.0.0 is released'],
  ['no version at all', '', 'no version'],
])('a release of %s', (_, versions, problem) => {
  const found = releaseProblem(UNRELEASED + versions, (version) => version === '1.0.0');

  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
