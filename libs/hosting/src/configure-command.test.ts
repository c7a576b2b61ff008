import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
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

test.skipIf(process.platform === 'win32')('published files can be read by every web server', () => {
  mkdirSync(join(folder, 'build/assets'), { mode: 0o700 });
  writeFileSync(join(folder, 'build/assets/index-1.js'), '', { mode: 0o600 });
  chmodSync(join(folder, 'build/sw.js'), 0o444);
  const mask = process.umask(0o077);
  onTestFinished(() => void process.umask(mask));

  configure('--base-path', '/shop/', '--static-host', '--nginx', join(folder, 'nginx'));

  for (const name of ['served', 'nginx']) {
    const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect(statSync(path).mode & 0o777, path).toBe(entry.isDirectory() ? 0o755 : 0o644);
    }
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o755);
  }
});

test('the command: a wrong option ends it with code 1, and help is printed', () => {
  expect(() => configure('--listen', 'http')).toThrow('Command failed');

  expect(configure('--help')[0]).toBe('npm run configure -- --to DIR [options]');
});
