import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reloadOrderInFolder } from '../fixtures/order-in-folder.ts';
import { BUILT_APP, test } from '../fixtures/published-app.ts';
import { expect } from '../fixtures/test.ts';

test.use({ readsOnly: true });

test('static host folder: a user signs in, opens an order and reloads', async ({ page, baseURL }) => {
  await reloadOrderInFolder(page, baseURL);
});

test('static host folder: files have caching and security headers', async ({ request }) => {
  const script = readdirSync(join(BUILT_APP, 'assets')).find((name) => /^index-.*\.js$/.test(name));
  const statuses = { login: 200, 'sw.js': 200, [`assets/${script ?? ''}`]: 200, 'assets/gone.js': 404 };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(response.headers()['content-security-policy'], path).not.toContain('unsafe-inline');
  }
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf('sw.js')).toBe('no-cache');
  expect(await cacheOf(`assets/${script ?? ''}`)).toContain('immutable');
  expect((await request.get('assets/gone.js')).headers()['content-type']).toBe('text/plain');
});
