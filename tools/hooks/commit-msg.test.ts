import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

/** Runs the hook as git does: with a file that holds the message. */
function commit(message: string) {
  const folder = mkdtempSync(join(tmpdir(), 'amana-hook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, `${message}\n\nWhy.\n`);
  return spawnSync('sh', [inWorkspace('tools/hooks/commit-msg'), file], { encoding: 'utf8' });
}

test.each([
  "feat(orders): hide Approve on the seller's own order",
  'docs: name the journeys',
  "Merge branch 'main' into topic",
  "Merge remote-tracking branch 'origin/main'",
  'fixup! feat: to be squashed before it is pushed',
  `Revert "feat(orders): hide Approve on the seller's own order"`,
  `Reapply "feat(orders): hide Approve on the seller's own order"`,
])('a commit is accepted as %s', (subject) => {
  expect(commit(subject).status).toBe(0);
});

test.each(['Fix typo', 'Merged the orders', `feat: ${'x'.repeat(72)}`, 'feature: more', 'feat:'])(
  'a commit is refused as %s, with the form and the types',
  (subject) => {
    const { status, stderr } = commit(subject);

    expect(status).toBe(1);
    expect(stderr).toContain('72 characters');
    expect(stderr).toContain('feat, fix, perf, refactor, style, test, docs, build or chore');
  },
);
