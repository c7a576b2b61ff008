import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeBuildFolder } from './testing/build-folder.ts';

let folder = '';

beforeEach(() => {
  const build = makeBuildFolder();
  ({ folder } = build);
  return build.remove;
});

const LIBRARY = join(import.meta.dirname, '..');

function configure(...options: string[]): string[] {
  return configureWith(LIBRARY, options);
}

function configureWith(library: string, options: string[] = [], env: Record<string, string> = {}): string[] {
  const command = join(library, 'src/configure-command.ts');
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

test('the page names the version and, from a checkout, its commit', () => {
  const { version } = JSON.parse(readFileSync(join(LIBRARY, 'package.json'), 'utf8')) as { version: string };
  const release = () => {
    const page = readFileSync(join(folder, 'served/index.html'), 'utf8');
    return /"release":"([^"]*)"/.exec(page)?.[1];
  };
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: LIBRARY, encoding: 'utf8' });

  configure();
  expect(release()).toBe(git.status === 0 ? `${version}+${git.stdout.trim()}` : version);

  configureWith(LIBRARY, [], { AMANA_RELEASE: '9.8.7+abc' });
  expect(release()).toBe('9.8.7+abc');

  const copy = join(folder, 'hosting');
  cpSync(LIBRARY, copy, { recursive: true, filter: (source) => !source.includes('node_modules') });
  configureWith(copy);
  expect(release()).toBe(version);
});
