import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROTLI, HAS_NGINX, makeSite } from '../testing/start-nginx.ts';

const ROUTES = ['', 'index.html', 'login', 'dashboard/orders/8a6e0804?referral=abc', 'proof/AB.CD'];
const ENCODINGS = ['gzip', ...(HAS_BROTLI ? ['br'] : [])];

describe.skipIf(!HAS_NGINX).each(['/', '/shop/my.app/'])('nginx serves an app at %s', (basePath) => {
  let site: Awaited<ReturnType<typeof makeSite>>;
  let url = '';

  beforeAll(async () => {
    site = await makeSite();
    const brotli = HAS_BROTLI ? ['--brotli'] : [];
    url = await site.serve(['--base-path', basePath, ...brotli], {
      AMANA_API_BASE_URL: 'https://api.example/api/v1',
      AMANA_IDENTITY_CLIENT_ID: 'client',
      // Its semicolon is escaped in the policy.
      AMANA_IDENTITY_SCRIPT_URL: 'https://login.example/a;b.js',
    });
    writeFileSync(join(site.folder, 'site', basePath, '.secret'), 'secret');
  });
  afterAll(() => site.stop());

  // By itself fetch() asks for a compressed answer.
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + basePath + path, { headers: { 'accept-encoding': 'identity', ...headers } });

  test.each(ROUTES)('the route "%s": the page, which is revalidated', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('id="app-config"');
  });

  test.each(['', 'login', 'icon.svg', 'sw.js', 'gone.png', '.secret'])(
    '"%s": security headers',
    async (path) => {
      const { headers } = await get(path);

      const policy = headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'self' https://api.example https://login.example;");
      expect(policy).toContain('https://login.example/a%3bb.js');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('server')).toBe('nginx');
    },
  );

  test('a hashed file: cached for a year, without scripts when opened', async () => {
    const { status, headers } = await get('assets/index-1.js');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('permissions-policy')).toBe(false);
  });

  test.each([
    ...['assets/gone-1.js', 'assets/gone', 'gone.png'],
    ...['.secret', 'dashboard/.env', '.git/config', '.well-known/gone'],
  ])('the missing or hidden file %s: 404, which is not cached', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('max-age');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/app-config|secret/);
  });

  test.each(
    ENCODINGS.flatMap((encoding) => ['', 'login', 'assets/index-1.js'].map((path) => [encoding, path])),
  )('%s: "%s" is the compressed file, also for a proxy', async (encoding = '', path = '') => {
    const plain = await get(path);
    const packed = await get(path, { 'accept-encoding': encoding });
    const forProxy = await get(path, { 'accept-encoding': encoding, via: '1.1 proxy' });

    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const { headers } of [packed, forProxy]) {
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toMatch(/accept-encoding/i);
      expect(headers.get('content-length')).not.toBeNull();
    }
    expect(await packed.text()).toBe(await plain.text());
  });

  test('an unchanged page is answered with 304', async () => {
    const etag = `${(await get('login')).headers.get('etag')}`;

    expect((await get('login', { 'if-none-match': etag })).status).toBe(304);
  });

  test('24 kB of cookies, of other apps on the site, are no fault', async () => {
    expect((await get('login', { cookie: `a=${'x'.repeat(24_000)}` })).status).toBe(200);
  });

  test('the manifest has its type', async () => {
    expect((await get('manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  });

  test('a password manager finds the page that changes a password, and nothing else', async () => {
    const found = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' });

    expect(found.status).toBe(302);
    expect(found.headers.get('location')).toBe(`${basePath}dashboard/account/change-password`);
    expect((await fetch(`${url}/.well-known/gone`)).status).toBe(404);
  });

  test.skipIf(basePath === '/')('only the folder is served, also without its last slash', async () => {
    const redirected = await fetch(url + basePath.slice(0, -1), { redirect: 'manual' });
    expect(redirected.status).toBe(301);
    expect(redirected.headers.get('location')).toBe(basePath);

    for (const name of ['index.php', 'notes.txt']) writeFileSync(join(site.folder, 'site', name), 'secret');
    for (const path of ['/', '/shop/', '/login', '/index.php', '/notes.txt']) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(404);
      expect(response.headers.has('content-security-policy'), path).toBe(true);
    }
  });
});
