import { type Site, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';
import { openAndKeep } from '../fixtures/offline-copy.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** Its own deployment, because the test stops it. */
const test = base.extend<{ site: Site }>({
  site: async ({ product }, use) => {
    const site = await startNginx(product.url, {});
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.skip(!HAS_NGINX, 'nginx is not installed here: the offline copy of a deployment was not tried');

test('offline copy: opens without the deployment and shows no money', async ({
  page,
  site,
  problems,
  browserName,
}) => {
  problems.allow(/ERR(OR)?_CONNECTION_REFUSED/);
  // Playwright adds the style element 'body {}' to pages of Firefox.
  if (browserName === 'firefox') problems.allow(/style-src-elem/);
  // The copy contains nothing of antd, which a wide window needs.
  await page.setViewportSize({ width: 360, height: 740 });
  await openAndKeep(page);
  await signIn(page, ADA);
  await expect(page.getByText('₦').first()).toBeVisible();

  await site.stop();
  await page.goto('dashboard/orders');

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await expect(page.getByText('₦')).toHaveCount(0);
});
