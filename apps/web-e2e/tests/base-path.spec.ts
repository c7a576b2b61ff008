import { type Site, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';
import { expectStarted, loseNetwork, openAndKeep } from '../fixtures/offline-copy.ts';
import { reloadOrderInFolder } from '../fixtures/order-in-folder.ts';
import { expect, test as base } from '../fixtures/test.ts';

const BASE_PATH = '/shop/amana/';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ product }, use) => {
      const site = await startNginx(product.url, { BASE_PATH });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url + BASE_PATH),
});

test.use({ readsOnly: true });

test.skip(!HAS_NGINX, 'nginx is not installed');

test('a user signs in, opens an order, reloads and signs out below the path', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(BASE_PATH) && !pathname.startsWith('/api/')) outside.push(pathname);
  });
  await reloadOrderInFolder(page, baseURL);

  await page.goto('dashboard/account');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  expect(page.url().startsWith(`${baseURL}`)).toBe(true);
  expect(outside).toEqual([]);
});

test('app below a path: opens offline and stores only its own files', async ({ page, problems }) => {
  await openAndKeep(page);
  await loseNetwork(page, problems);

  await page.goto('login');

  await expectStarted(page);
  const stored = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain(BASE_PATH);
  expect(stored.filter((path) => !path.startsWith(BASE_PATH))).toEqual([]);
});
