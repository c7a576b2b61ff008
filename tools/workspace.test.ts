import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Of a command that goes on by itself: its server still runs. */
const FAILS_BESIDE_A_SERVER = `
  import { createServer } from 'node:http';
  import { runMain } from '${new URL('workspace.ts', import.meta.url).href}';
  await runMain(() => {
    createServer().listen(0, '127.0.0.1');
    throw new Error('No browser.');
  });`;
const LIMIT_MS = 60_000;

test('a command that fails ends with its message, whatever it started before', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', FAILS_BESIDE_A_SERVER],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );

  expect({ status, stderr }).toEqual({ status: 1, stderr: 'No browser.\n' });
});
