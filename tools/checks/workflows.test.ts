import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const PINNED = /uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

test('every action of GitHub is pinned to a commit and names its version', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: inWorkspace() })
    .flatMap((file) => readFileSync(inWorkspace(file), 'utf8').split('\n'))
    .filter((line) => line.includes('uses:'));

  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !PINNED.test(line))).toEqual([]);
});
