import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAllProjectsVersioned } from './version-actions.ts';

let workspace: string;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z'), toFake: ['Date'] });
  workspace = mkdtempSync(join(tmpdir(), 'amana-release-'));
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ version: '1.0.0' }));
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(workspace, { recursive: true });
});

async function release(changelog: string, options: { dryRun?: boolean } = {}) {
  writeFileSync(join(workspace, 'CHANGELOG.md'), changelog);
  const rootVersionActionsOptions = { skipLockFileUpdate: true };
  const { changedFiles } = await afterAllProjectsVersioned(workspace, {
    ...options,
    rootVersionActionsOptions,
  });
  return { changedFiles, changelog: readFileSync(join(workspace, 'CHANGELOG.md'), 'utf8') };
}

test('a release: dates the unreleased entries of the changelog', async () => {
  expect(await release('# Changelog\n\n## Unreleased\n\n- Signs in.\n')).toEqual({
    changedFiles: ['CHANGELOG.md'],
    changelog: '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-12-01\n\n- Signs in.\n',
  });
});

test('a release without a new version: leaves the changelog alone', async () => {
  const released = '# Changelog\n\n## Unreleased\n\n- Signs out.\n\n## 1.0.0 - 2026-11-30\n\n- Signs in.\n';

  expect(await release(released)).toEqual({ changedFiles: [], changelog: released });
});

test('a dry run: writes nothing', async () => {
  const unreleased = '# Changelog\n\n## Unreleased\n\n- Signs in.\n';

  expect(await release(unreleased, { dryRun: true })).toEqual({ changedFiles: [], changelog: unreleased });
});

test('a changelog without unreleased entries: stops the release', async () => {
  await expect(release('# Changelog\n')).rejects.toThrow('CHANGELOG.md has no heading "## Unreleased".');
});
