import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the doctor refuses an address that is not a web address, and tries nothing', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--site', 'localhost:4200'], {
    encoding: 'utf8',
  });

  expect(stderr).toContain('--site must be the address of the app, such as https://app.example.com\n');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
