import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  return configureWith({}, options);
}

function configureWith(env: Record<string, string>, options: string[] = []): string[] {
  const command = join(import.meta.dirname, 'configure-command.ts');
  const folders = ['--from', join(folder, 'build'), '--to', join(folder, 'served')];
  const output = execFileSync(process.execPath, [command, ...folders, ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
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

test('the page names the release of the build, not of the checkout that configures it', () => {
  const release = () => {
    const page = readFileSync(join(folder, 'served/index.html'), 'utf8');
    return /"release":"([^"]*)"/.exec(page)?.[1];
  };

  configure();
  expect(release()).toBeUndefined();

  writeFileSync(join(folder, 'build/release.txt'), '1.0.0+a1b2c3d\n');
  configure();
  expect(release()).toBe('1.0.0+a1b2c3d');
  expect(existsSync(join(folder, 'served/release.txt'))).toBe(false);

  configureWith({ AMANA_RELEASE: '9.8.7+abc' });
  expect(release()).toBe('9.8.7+abc');
});
