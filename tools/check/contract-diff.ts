/** Compares openapi/ with the newest release: names breaking changes, and fails until `info.version` covers them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '../start/workspace.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

const [release = ''] = git(
  // 2.0.0-rc.1 precedes 2.0.0.
  ...['-c', 'versionsort.suffix=-', 'tag', '--list', 'v*', '--sort=-version:refname'],
  // A release is compared with the one before it.
  ...['--merged=HEAD', '--no-contains=HEAD'],
).split('\n');
if (release === '') {
  console.log('No release yet: there is no contract to compare openapi/ with.');
} else {
  const released = mkdtempSync(join(tmpdir(), 'amana-contract-'));
  try {
    git(`--work-tree=${released}`, 'restore', `--source=${release}`, '--worktree', '--', 'openapi');
    console.log(`Changes of openapi/ since ${release}:`);
    const { status } = spawnSync(
      process.execPath,
      [
        commandOf('@redocly/cli', 'redocly'),
        ...['diff', join(released, 'openapi/amana.yaml'), 'openapi/amana.yaml'],
        ...['--check-version', '--fail-on=none'],
      ],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: 'inherit',
      },
    );
    process.exitCode = status ?? 1;
  } finally {
    rmSync(released, { recursive: true });
  }
}
