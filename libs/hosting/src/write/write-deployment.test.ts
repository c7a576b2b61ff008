import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readOptions } from '../configuration/configure-options.ts';
import { readDeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { makeBuildFolder } from '../testing/build-folder.ts';
import { writeDeployment } from './write-deployment.ts';

let folder = '';

beforeEach(() => {
  const build = makeBuildFolder();
  ({ folder } = build);
  return build.remove;
});

function deploy(settings: Record<string, string>, ...options: string[]): Promise<void> {
  const folders = ['--from', join(folder, 'build'), '--to', join(folder, 'served')];
  return writeDeployment(
    readOptions([...folders, '--static-host', '--nginx', join(folder, 'nginx'), ...options]),
    readDeploymentSettings(settings),
  );
}

function written(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

test("page and web servers: the same policy, with the deployment's origins", async () => {
  const page = join(folder, 'build/index.html');
  const place = '<meta http-equiv="Content-Security-Policy" content="" />';
  writeFileSync(page, place + readFileSync(page, 'utf8'));
  await deploy({});
  await deploy({ AMANA_API_BASE_URL: 'https://api.example/api/v1', AMANA_IDENTITY_CLIENT_ID: 'client' });

  const policyIn = (text: string) => /Content-Security-Policy:? "?(default-src[^"\n]+)/.exec(text)?.[1];
  const policy = policyIn(written('served/_headers'));
  expect(policy).toContain("connect-src 'self' https://api.example https://accounts.google.com;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policyIn(written('nginx/headers.conf'))).toBe(policy);
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(written('served/index.html'));
  expect(inPage?.[1]).toBe(policy?.replace("frame-ancestors 'none'; ", ''));
});

test.each([
  ['/', 'max-age=63072000; includeSubDomains'],
  ['/shop/amana/', 'max-age=63072000'],
])('HSTS of an app at %s is %s, unless it is changed or left out', async (basePath, hsts) => {
  const lineWith = async (...options: string[]) => {
    await deploy({}, '--base-path', basePath, ...options);
    return /Strict-Transport-Security: (.*)/.exec(written('served/_headers'))?.[1];
  };

  expect(await lineWith()).toBe(hsts);
  expect(await lineWith('--hsts', 'max-age=300')).toBe('max-age=300');
  expect(await lineWith('--hsts', 'off')).toBeUndefined();
});

test("base path: the app is in its folder, a static host's files in the root", async () => {
  await deploy({}, '--base-path', '/shop/amana/');

  expect(readdirSync(join(folder, 'served')).sort()).toEqual(['_headers', '_redirects', 'shop']);
  expect(readdirSync(join(folder, 'served/shop/amana'))).toContain('index.html');
});

test.each(['_headers', '_redirects'])('a foreign file %s: not replaced', async (name) => {
  mkdirSync(join(folder, 'served'));
  writeFileSync(join(folder, 'served', name), '/old  /new\n');

  await expect(deploy({}, '--base-path', '/shop/amana/')).rejects.toThrow(
    `served/${name} was not written by 'npm run configure'`,
  );

  expect(written(`served/${name}`)).toBe('/old  /new\n');
  expect(readdirSync(join(folder, 'served'))).toEqual([name]);
});

test('a wrong setting writes nothing', async () => {
  await expect(deploy({ AMANA_SUPPORT_PHONE: '0800' })).rejects.toThrow(
    /^Nothing was written:\n {2}supportPhone \(AMANA_SUPPORT_PHONE\) must be/,
  );

  expect(existsSync(join(folder, 'served'))).toBe(false);
});

test('a page whose policy cannot be written: the served page stays', async () => {
  await deploy({ AMANA_PRODUCT_NAME: 'Trust' });
  writeFileSync(join(folder, 'no-folder'), '');

  const deployed = deploy({ AMANA_PRODUCT_NAME: 'Other' }, '--nginx', join(folder, 'no-folder'));

  await expect(deployed).rejects.toThrow('no-folder');
  expect(written('served/index.html')).toContain('Trust');
});

test.each([
  ['https://api.example/api/v1', '/', 'is for an API on the same site'],
  ['/', '/', 'cannot forward apiBaseUrl /,'],
  ['/assets', '/', 'cannot forward apiBaseUrl /assets,'],
  ['/.well-known/', '/', 'cannot forward apiBaseUrl /.well-known/,'],
  ['/shop/amana', '/shop/amana/', 'cannot forward apiBaseUrl /shop/amana,'],
  ['/shop/amana/assets/', '/shop/amana/', 'cannot forward apiBaseUrl /shop/amana/assets/,'],
  ['/', '/shop/amana/', 'cannot forward apiBaseUrl /,'],
])(
  'an API at %s with an app at %s: not forwarded, and nothing is written',
  async (path, basePath, message) => {
    const options = ['--base-path', basePath, '--api-upstream', 'http://api:5000'];

    await expect(deploy({ AMANA_API_BASE_URL: path }, ...options)).rejects.toThrow(
      `--api-upstream ${message}`,
    );

    expect(existsSync(join(folder, 'served'))).toBe(false);
  },
);

test.each(['/srv/a"b', '/srv/$host', '/srv/a\\', '/srv/a\nb'])('the folder %j is refused', async (log) => {
  await expect(deploy({}, '--access-log', log)).rejects.toThrow('nginx.conf cannot contain');
});
