import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['app.example.com', 'localhost:4200', 'ftp://app.example.com'])(
  '%s is not the address of an app, and nothing is tried',
  (site) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), '--site', site],
      { encoding: 'utf8' },
    );

    expect(stderr).toBe(
      '--site must be the address of the app, such as https://app.example.com\nRun it with --help for its options.\n',
    );
    expect(stdout).toBe('');
    expect(status).toBe(2);
  },
);
