import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeBuildFolder } from './testing/build-folder.ts';

let folder = '';

beforeEach(() => {
  const build = makeBuildFolder();
  ({ folder } = build);
  return build.remove;
});

function configure(...options: string[]): string[] {
  const command = join(import.meta.dirname, 'configure-command.ts');
  const folders = ['--from', join(folder, 'build'), '--to', join(folder, 'served')];
  const output = execFileSync(process.execPath, [command, ...folders, ...options], {
    encoding: 'utf8',
    // Hides the warnings about missing settings.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.trimEnd().split('\n');
}

test('the command: names the nginx that must be reloaded', () => {
  expect(configure()).toEqual([`Configured: ${join(folder, 'served')}`]);

  const nginx = join(folder, 'nginx');
  expect(configure('--nginx', nginx).join('\n')).toContain(`nginx -p "${nginx}" -c nginx.conf -s reload`);
});

test('the command: a wrong option ends it with code 1, and help is printed', () => {
  expect(() => configure('--listen', 'http')).toThrow('Command failed');

  expect(configure('--help')[0]).toBe('npm run configure -- --to DIR [options]');
});
