import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, HAS_BROTLI, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';

const NAME = 'Trust & "Sons" </script>';

/** The built app served by nginx, with the mock as its upstream API. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ product }, use) => {
      const site = await startNginx(product.url, {
        AMANA_PRODUCT_NAME: NAME,
        AMANA_SUPPORT_PHONE: '2348012345678',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.skip(!HAS_NGINX, 'nginx is not installed');

const PAGES = ['/', '/login', '/dashboard/orders/8a6e0804-2bd0-4672-b79d-d97027f9071a?referral=abc'];

const aScript = (): string => {
  const name = readdirSync(join(import.meta.dirname, '../../web/dist/assets')).find((file) =>
    /^index-.*\.js$/.test(file),
  );
  return `/assets/${name ?? 'none'}`;
};

test('every route is answered with the page, which is revalidated each time', async ({ request }) => {
  for (const path of [...PAGES, '/index.html']) {
    const response = await request.get(path);

    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await response.text(), path).toContain('id="root"');
  }
});

test('a hashed file is cached forever', async ({ request }) => {
  const response = await request.get(aScript());

  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(response.headers()['content-type']).toContain('javascript');
});

test('a missing file is a 404, which is not cached', async ({ request }) => {
  for (const path of ['/assets/gone-123.js', '/assets/gone', '/gone.png', '/.vite/manifest.json']) {
    const response = await request.get(path);

    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'] ?? '', path).not.toContain('max-age');
    expect(await response.text(), path).not.toContain('id="root"');
  }
});

test('every answer outside assets has the security headers', async ({ request }) => {
  for (const path of [...PAGES, '/icon.svg', '/.env']) {
    const headers = (await request.get(path)).headers();

    const policy = headers['content-security-policy'];
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['server'], path).toBe('nginx');
  }
});

test('a password manager finds the page that changes a password, and nothing else', async ({ request }) => {
  const found = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(found.status()).toBe(302);
  expect(found.headers()['location']).toBe('/dashboard/account/change-password');

  expect((await request.get('/.well-known/no-such-file')).status()).toBe(404);
});

test('the page holds the policy of its header, except who may frame it', async ({ request }) => {
  const response = await request.get('/');

  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    await response.text(),
  )?.[1];
  expect(`${inPage}`).toContain('require-trusted-types-for');
  expect(response.headers()['content-security-policy']?.replace("frame-ancestors 'none'; ", '')).toBe(inPage);
});

test('a hashed file, or a missing one, has only the headers of a script', async ({ request }) => {
  for (const path of [aScript(), '/assets/gone-123.js']) {
    const headers = (await request.get(path)).headers();

    expect(headers, path).toMatchObject({
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers, path).not.toHaveProperty('permissions-policy');
  }
});

const ENCODINGS = ['gzip', ...(HAS_BROTLI ? ['br'] : [])];

for (const encoding of ENCODINGS)
  test(`page and scripts are compressed with ${encoding}, also for a proxy`, async ({ request }) => {
    for (const path of ['/', '/dashboard/overview', aScript()]) {
      const headers = { 'accept-encoding': encoding };
      const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
      const packed = await request.get(path, { headers });
      const forProxy = await request.get(path, { headers: { ...headers, via: '1.1 proxy' } });

      expect(plain.headers()['content-encoding'], path).toBeUndefined();
      expect(packed.headers()['content-encoding'], path).toBe(encoding);
      expect(forProxy.headers()['content-encoding'], path).toBe(encoding);
      expect(packed.headers()['vary'], path).toContain('Accept-Encoding');
      expect(Number(packed.headers()['content-length']), path).toBeLessThan(
        (await plain.body()).byteLength / 2,
      );
      expect(await packed.text(), path).toBe(await plain.text());
    }
  });

test('nginx: forwards API requests and keeps the Date header of answers', async ({ request, control }) => {
  await control.moveClock({ frozen: true, setTo: '2099-01-01T00:00:00Z' });

  const refused = await request.post('/api/v1/Auth/Login', {
    data: { email: ADA.email, password: 'Wrong1234!' },
  });

  expect(refused.status()).toBe(400);
  expect(refused.headers()['date']).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
  expect(await refused.json()).toHaveProperty('message');
});

test('nginx: users sign in, open orders and reload, with the product name', async ({ page }) => {
  await signIn(page, ADA);
  await expect(page).toHaveTitle(new RegExp(NAME.replaceAll(/[^\w ]/g, '.')));

  await page.goto('/dashboard/orders');
  await expect(page.locator('[data-rows] a').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-rows] a').first()).toBeVisible();
});
