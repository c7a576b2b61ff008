import { type Site, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';
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

test('nginx: users sign in, open orders and reload, with the product name', async ({ page }) => {
  await signIn(page, ADA);
  await expect(page).toHaveTitle(new RegExp(NAME.replaceAll(/[^\w ]/g, '.')));

  await page.goto('/dashboard/orders');
  await expect(page.locator('[data-rows] a').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-rows] a').first()).toBeVisible();
});
