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

test('the command: says that a running nginx must be reloaded', () => {
  expect(configure()).toEqual([`Configured: ${join(folder, 'served')}`]);

  expect(configure('--nginx', join(folder, 'nginx')).at(-1)).toContain('nginx -s reload');
});

test('the command: names the nginx of the written nginx.conf', () => {
  const nginx = join(folder, 'nginx');

  expect(configure('--nginx', nginx).join('\n')).toContain(`nginx -p "${nginx}" -c nginx.conf -s reload`);
});

test('the command: an unknown preset is refused, and a running Caddy must be reloaded', () => {
  expect(() => configure('--preset', 'iis')).toThrow('Command failed');

  expect(configure('--preset', 'caddy').at(-1)).toContain('caddy reload --config FILE');
});

test.each([
  ['/', 'max-age=63072000; includeSubDomains'],
  ['/shop/amana/', 'max-age=63072000'],
])('the command: HSTS of an app at %s is %s', (basePath, hsts) => {
  configure('--nginx', join(folder, 'nginx'), '--base-path', basePath);

  expect(readFileSync(join(folder, 'nginx/app.conf'), 'utf8')).toContain(
    `add_header Strict-Transport-Security "${hsts}" always;`,
  );
});

test('the command: a certificate needs its key, and both files', () => {
  const file = join(folder, 'chain.pem');
  writeFileSync(file, '');

  expect(() => configure('--tls-certificate', file)).toThrow('Command failed');
  expect(() => configure('--tls-certificate', file, '--tls-key', join(folder, 'none.pem'))).toThrow();

  configure('--nginx', join(folder, 'nginx'), '--tls-certificate', file, '--tls-key', file);
  expect(readFileSync(join(folder, 'nginx/site.conf'), 'utf8')).toContain('listen 443 ssl http2;');
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
