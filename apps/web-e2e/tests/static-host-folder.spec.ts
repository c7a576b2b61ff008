import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishedFolder, publishFolder } from '../fixtures/published-folder.ts';
import { reloadOrderInFolder } from '../fixtures/order-in-folder.ts';
import { expect, test as base } from '../fixtures/test.ts';

const BASE_PATH = '/shop/amana/';
const ROOT = join(import.meta.dirname, '../../..');

/** The built app in a folder of a static host, with the mock as its API at another origin. */
const test = base.extend<object, { host: PublishedFolder }>({
  host: [
    async ({ product }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
      const command = join(ROOT, 'libs/hosting/src/configure-command.ts');
      const options = ['--from', join(ROOT, 'apps/web/dist'), '--to', folder, '--base-path', BASE_PATH];
      execFileSync(process.execPath, [command, ...options, '--static-host'], {
        env: { ...process.env, AMANA_API_BASE_URL: `${product.url}/api/v1` },
        stdio: 'ignore',
      });
      const host = await publishFolder(folder);
      await use(host);
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url + BASE_PATH),
});

test('a user signs in, opens an order and reloads in a folder of a static host', async ({
  page,
  baseURL,
}) => {
  await reloadOrderInFolder(page, baseURL);
});

test('pages and scripts of the folder have their caching and the security headers', async ({ request }) => {
  const script = readdirSync(join(ROOT, 'apps/web/dist/assets')).find((name) => /^index-.*\.js$/.test(name));
  const statuses = { login: 200, 'sw.js': 200, [`assets/${script ?? ''}`]: 200, 'assets/gone.js': 404 };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf('sw.js')).toBe('no-cache');
  expect(await cacheOf(`assets/${script ?? ''}`)).toContain('immutable');
  expect((await request.get('assets/gone.js')).headers()['content-type']).toBe('text/plain');
});
