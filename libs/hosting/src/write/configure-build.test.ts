import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { readOptions } from '../configuration/configure-options.ts';
import { readDeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { makeBuildFolder } from '../testing/build-folder.ts';
import { configureBuild } from './configure-build.ts';

let folder = '';

beforeEach(() => {
  const build = makeBuildFolder();
  ({ folder } = build);
  mkdirSync(join(folder, 'build/assets'));
  mkdirSync(join(folder, 'build/.vite'));
  writeFileSync(join(folder, 'build/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'build/assets/index-1.js'), 'one');
  return build.remove;
});

function configure(settings: Record<string, string>, ...options: string[]): Promise<void> {
  const folders = ['--from', join(folder, 'build'), '--to', join(folder, 'served')];
  return configureBuild(readOptions([...folders, ...options]), readDeploymentSettings(settings));
}

function fileIn(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function inThreeForms(...names: string[]): string[] {
  return names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}

test('the page and the manifest of the copy are configured, the build is not', async () => {
  writeFileSync(join(folder, 'build/manifest.webmanifest'), '{"name":"Amana","start_url":"/"}');

  await configure({ AMANA_PRODUCT_NAME: 'Trust' });

  expect(fileIn('served/index.html')).toContain('{"productName":"Trust"}');
  expect(fileIn('build/index.html')).toContain('>{}<');
  expect(readdirSync(join(folder, 'served')).sort()).toEqual([
    'assets',
    ...inThreeForms('index.html', 'manifest.webmanifest'),
    'sw.js',
  ]);
  expect(gunzipSync(readFileSync(join(folder, 'served/index.html.gz'))).toString()).toContain('Trust');
  const manifest: unknown = JSON.parse(fileIn('served/manifest.webmanifest'));
  expect(manifest).toEqual({ name: 'Trust', short_name: 'Trust', start_url: '/' });
});

test('scripts of an earlier build stay for pages that are still open', async () => {
  await configure({});
  renameSync(join(folder, 'build/assets/index-1.js'), join(folder, 'build/assets/index-2.js'));

  await configure({});

  expect(readdirSync(join(folder, 'served/assets')).sort()).toEqual(['index-1.js', 'index-2.js']);
});

test('the page names the release of the build, not of the checkout that configures it', async () => {
  const releaseWith = async (settings: Record<string, string>) => {
    await configure(settings);
    return /"release":"([^"]*)"/.exec(fileIn('served/index.html'))?.[1];
  };
  expect(await releaseWith({})).toBeUndefined();

  writeFileSync(join(folder, 'build/release.txt'), '1.0.0+a1b2c3d\n');
  expect(await releaseWith({})).toBe('1.0.0+a1b2c3d');
  expect(existsSync(join(folder, 'served/release.txt'))).toBe(false);
  expect(await releaseWith({ AMANA_RELEASE: '9.8.7+abc' })).toBe('9.8.7+abc');
});

test("page and web servers: the same policy, with the deployment's origins", async () => {
  const page = 'build/index.html';
  const policyElement = '<meta http-equiv="Content-Security-Policy" content="" />';
  writeFileSync(join(folder, page), policyElement + fileIn(page));
  const options = ['--static-host', '--nginx', join(folder, 'nginx')];
  await configure({}, ...options);

  const settings = { AMANA_API_BASE_URL: 'https://api.example/api/v1', AMANA_IDENTITY_CLIENT_ID: 'client' };
  await configure(settings, ...options);

  const policyIn = (text: string) => /Content-Security-Policy:? "?(default-src[^"\n]+)/.exec(text)?.[1];
  const policy = policyIn(fileIn('served/_headers'));
  expect(policy).toContain("connect-src 'self' https://api.example https://accounts.google.com;");
  expect(policyIn(fileIn('nginx/headers.conf'))).toBe(policy);
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(fileIn('served/index.html'));
  expect(inPage?.[1]).toBe(policy?.replace("frame-ancestors 'none'; ", ''));
});

test.each([
  ['/', 'max-age=63072000; includeSubDomains'],
  ['/shop/amana/', 'max-age=63072000'],
])('HSTS of an app at %s is %s, unless it is changed or left out', async (basePath, hsts) => {
  const lineWith = async (...options: string[]) => {
    await configure({}, '--static-host', '--base-path', basePath, ...options);
    return /Strict-Transport-Security: (.*)/.exec(fileIn('served/_headers'))?.[1];
  };

  expect(await lineWith()).toBe(hsts);
  expect(await lineWith('--hsts', 'max-age=300')).toBe('max-age=300');
  expect(await lineWith('--hsts', 'off')).toBeUndefined();
});

test("base path: the app is in its folder, a static host's files in the root", async () => {
  const links = (at: string) => `<script src="${at}assets/index-1.js"></script><a href="${at}login"></a>`;
  const page = `${fileIn('build/index.html')}${links('/')}<a href="//other.example"></a>`;
  writeFileSync(join(folder, 'build/index.html'), page);

  await configure({ AMANA_TERMS_URL: '/terms' }, '--static-host', '--base-path', '/shop/amana/');

  expect(readdirSync(join(folder, 'served')).sort()).toEqual(['_headers', '_redirects', 'shop']);
  const served = fileIn('served/shop/amana/index.html');
  expect(served).toContain('{"termsUrl":"/terms"}');
  expect(served).toContain(`${links('/shop/amana/')}<a href="//other.example"></a>`);
});

test.each(['_headers', '_redirects'])('a foreign file %s: not replaced', async (name) => {
  mkdirSync(join(folder, 'served'));
  writeFileSync(join(folder, 'served', name), '/old  /new\n');

  await expect(configure({}, '--static-host')).rejects.toThrow(
    `served/${name} was not written by 'npm run configure'`,
  );

  expect(fileIn(`served/${name}`)).toBe('/old  /new\n');
  expect(readdirSync(join(folder, 'served'))).toEqual([name]);
});

test('a wrong setting writes nothing', async () => {
  await expect(configure({ AMANA_SUPPORT_PHONE: '0800' })).rejects.toThrow(
    /^Nothing was written:\n {2}supportPhone \(AMANA_SUPPORT_PHONE\) must be/,
  );

  expect(existsSync(join(folder, 'served'))).toBe(false);
});

test('refuses a folder without a build, and configuring in place', async () => {
  await expect(configure({}, '--to', `${folder}/build/`)).rejects.toThrow('must be different folders');
  rmSync(join(folder, 'build/index.html'));
  await expect(configure({})).rejects.toThrow('build the web app first');
});

test('a page whose policy cannot be written: the served page stays', async () => {
  await configure({ AMANA_PRODUCT_NAME: 'Trust' });
  writeFileSync(join(folder, 'no-folder'), '');

  const configured = configure({ AMANA_PRODUCT_NAME: 'Other' }, '--nginx', join(folder, 'no-folder'));

  await expect(configured).rejects.toThrow('no-folder');
  expect(fileIn('served/index.html')).toContain('Trust');
});

test.each([
  ['https://api.example/api/v1', '/', 'is for an API on the same site'],
  ['/', '/shop/amana/', 'cannot forward apiBaseUrl /,'],
  ['/assets', '/', 'cannot forward apiBaseUrl /assets,'],
  ['/.well-known/', '/', 'cannot forward apiBaseUrl /.well-known/,'],
  ['/shop/amana', '/shop/amana/', 'cannot forward apiBaseUrl /shop/amana,'],
])(
  'an API at %s with an app at %s: not forwarded, and nothing is written',
  async (path, basePath, message) => {
    const options = ['--base-path', basePath, '--api-upstream', 'http://api:5000'];

    await expect(configure({ AMANA_API_BASE_URL: path }, ...options)).rejects.toThrow(
      `--api-upstream ${message}`,
    );

    expect(existsSync(join(folder, 'served'))).toBe(false);
  },
);

test.each(['/srv/a"b', '/srv/$host', '/srv/a\\', '/srv/a\nb'])('the log %j is refused', async (log) => {
  const configured = configure({}, '--nginx', join(folder, 'nginx'), '--access-log', log);

  await expect(configured).rejects.toThrow('nginx.conf cannot contain');
  expect(existsSync(join(folder, 'nginx'))).toBe(false);
});

// Each of nginx's includes would find no file, without a word; the last would be run by the shell.
test.each(['a[b]', 'a*', 'a?', 'a`b'])(
  'the folder %s for nginx is refused, and nothing is written',
  async (name) => {
    const configured = configure({}, '--nginx', join(folder, name));

    await expect(configured).rejects.toThrow('nginx.conf cannot contain');
    expect(readdirSync(folder)).toEqual(['build']);
  },
);

test('folders whose names have other signs are served from', async () => {
  const served = join(folder, 'a[b] {c} $d `e`');

  await configure({}, '--to', served);

  expect(readdirSync(served)).toContain('index.html');
});
