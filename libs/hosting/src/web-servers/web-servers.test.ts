import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { API_HEADERS } from '../headers/security-headers.ts';
import { makeBuildFolder } from '../testing/build-folder.ts';
import { type TestedPreset, isInstalled, startWebServer } from '../testing/start-web-server.ts';
import { precompress } from '../write/precompress.ts';
import { writeDeployment } from '../write/write-deployment.ts';

const SCRIPT = `export const text = '${'long '.repeat(1_000)}';\n`;
/** Its colon and semicolon are escaped in the policy, with a percent sign. */
const SETTINGS = {
  AMANA_API_BASE_URL: 'https://api.example/api/v1',
  AMANA_IDENTITY_CLIENT_ID: 'client',
  AMANA_IDENTITY_SCRIPT_URL: 'https://login.example/a;b.js',
};

async function deploy(
  preset: TestedPreset,
  basePath: string,
  settings: Record<string, string> = SETTINGS,
  upstream?: string,
) {
  const { folder, remove } = makeBuildFolder();
  const build = join(folder, 'build');
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'assets/index-1.js'), SCRIPT);
  writeFileSync(join(build, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(build);
  await writeDeployment({
    from: build,
    to: join(folder, 'served'),
    basePath,
    hsts: 'max-age=60',
    settings: readDeploymentSettings(settings),
    staticHost: true,
    preset,
    securityContact: 'mailto:security@amana.test',
    nginx: null,
  });
  writeFileSync(join(folder, 'served', basePath, '.secret'), 'secret');
  const server = await startWebServer(preset, folder, upstream);
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(
    readFileSync(join(folder, 'served/_headers'), 'utf8'),
  )?.[1];
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { url: server.url + basePath, policy, stop };
}

const isNotInstalled = { apache: !isInstalled('apache'), caddy: !isInstalled('caddy') };
const BASE_PATHS = ['/', '/shop/my.app/'];

describe.skipIf(isNotInstalled.apache).each(BASE_PATHS)('apache at %s', (basePath) => {
  testServer('apache', basePath);
});

describe.skipIf(isNotInstalled.caddy).each(BASE_PATHS)('caddy at %s', (basePath) => {
  testServer('caddy', basePath);
});

test.skipIf(isNotInstalled.caddy)('caddy: an upload of an API on the site runs no script', async () => {
  const api = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', '*').setHeader('Set-Cookie', 'a=b');
    response.end(`${request.url} ${request.headers.cookie}`);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const upstream = typeof address === 'object' ? `127.0.0.1:${address?.port}` : '';
  const site = await deploy('caddy', '/', {}, upstream);

  const response = await fetch(`${site.url}api/v1/file.svg`, { headers: { cookie: 'c=d' } });

  expect(await response.text()).toBe('/api/v1/file.svg undefined');
  for (const { name, value } of API_HEADERS) expect(response.headers.get(name)).toBe(value);
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(response.headers.has('x-frame-options')).toBe(false);
  await site.stop();
  api.close();
});

for (const [name, isMissing] of Object.entries(isNotInstalled))
  if (isMissing) process.stdout.write(`${name} is not installed: its tests are skipped.\n`);

function testServer(preset: TestedPreset, basePath: string): void {
  let site: Awaited<ReturnType<typeof deploy>>;

  beforeAll(async () => {
    site = await deploy(preset, basePath);
    return site.stop;
  });

  const get = (path: string, encoding = 'identity') =>
    fetch(site.url + path, { redirect: 'manual', headers: { 'accept-encoding': encoding } });

  test.each(['', 'index.html', 'login', 'dashboard/orders/', 'dashboard/orders/1?a=b.c', 'proof/q7Zt-4_K0'])(
    'the route "%s": the page, which is revalidated',
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('id="app-config"');
    },
  );

  test('a hashed file: cached for a year, without scripts when opened', async () => {
    const { status, headers } = await get('assets/index-1.js');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('permissions-policy')).toBe(false);
  });

  test.each([
    ...['assets/gone-1.js', 'assets/gone', 'assets/', 'gone.png', 'dashboard/gone.js'],
    ...['.secret', 'dashboard/.env', '.git/config', '.well-known/gone', 'amana.caddy'],
  ])('the missing or hidden file %s: 404, which is not cached', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('max-age');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/app-config|secret/);
  });

  test.each(['', 'login', 'icon.svg', 'sw.js', 'gone.png'])('"%s" has the security headers', async (path) => {
    const { headers } = await get(path);

    expect(site.policy).toContain('https://login.example/a%3bb.js');
    expect(headers.get('content-security-policy')).toBe(site.policy);
    expect(headers.get('strict-transport-security')).toBe('max-age=60');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test.each(
    ['gzip', 'br'].flatMap((encoding) =>
      ['', 'login', 'assets/index-1.js', 'manifest.webmanifest'].map((path) => [encoding, path]),
    ),
  )('%s: "%s" is the compressed file', async (encoding = '', path = '') => {
    const plain = await get(path);
    const packed = await get(path, encoding);

    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    expect(packed.headers.get('content-language')).toBeNull();
    expect(packed.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toMatch(/^accept-encoding$/i);
    expect(packed.headers.get('content-length')).not.toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  test('an unchanged page is answered with 304', async () => {
    const etag = (await get('login', 'gzip')).headers.get('etag');

    const again = await fetch(`${site.url}login`, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': `${etag}` },
    });

    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(site.policy);
  });

  test('the manifest has its type', async () => {
    expect((await get('manifest.webmanifest')).headers.get('content-type')).toMatch(
      /^application\/manifest\+json/,
    );
  });

  if (basePath === '/') {
    test('/.well-known/ leads to the page for the password', async () => {
      const { status, headers } = await get('.well-known/change-password');

      expect(status).toBe(302);
      expect(headers.get('location')).toMatch(/\/dashboard\/account\/change-password$/);
      expect((await get('.well-known/security.txt')).status).toBe(200);
    });
  } else {
    test('the folder without its slash leads to the app', async () => {
      const response = await fetch(site.url.slice(0, -1), { redirect: 'manual' });

      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toMatch(/\/shop\/my\.app\/$/);
    });
  }
}
