import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWorkers } from '../fixtures/count-workers.ts';
import { HAS_NGINX } from '../fixtures/nginx.ts';
import {
  expectStarted,
  loseNetwork,
  openAndKeep,
  removeOlderBuild,
  serveOlderBuild,
  test,
} from '../fixtures/offline-copy.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';

test.use({ readsOnly: true });

test.describe('a new version of a deployment', () => {
  test.skip(
    !HAS_NGINX,
    'nginx is not installed here: what a new version does to open tabs and kept copies was not tried',
  );

  test('new version: loaded with the page, then opens offline', async ({ page, site, problems }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });

    await page.reload();

    await expect(page).toHaveTitle(/Second/);
    const storedPage = () => page.evaluate(async () => (await window.caches.match('/'))?.text());
    await expect.poll(storedPage).toContain('Second');
    await loseNetwork(page, problems);
    await page.goto('/dashboard/overview');
    await expectStarted(page);
    await expect(page).toHaveTitle(/Second/);
  });

  test.describe('without a stored copy', () => {
    test.use({ serviceWorkers: 'block' });

    test('removed script: the page says that it could not be loaded, and reloads only when asked', async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/404|dynamically imported module|preload|registration blocked/);
      serveOlderBuild(site);
      await signIn(page, ADA);
      await expect(page.getByText('₦').first()).toBeVisible();
      await site.configure({ AMANA_PRODUCT_NAME: 'Second' });
      removeOlderBuild(site);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

      await page.getByRole('link', { name: 'Create Order' }).first().click();

      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'I am Buying' })).toBeVisible();
      await expect(page).toHaveTitle(/Second/);
    });
  });

  test('service worker: leaves an address with another site', async ({ page, site, problems }) => {
    problems.allow(/404/);
    await openAndKeep(page);
    writeFileSync(join(site.files, 'index.html'), '<!doctype html><title>Another site</title>');
    for (const name of ['index.html.br', 'index.html.gz', 'sw.js', 'sw.js.br', 'sw.js.gz'])
      rmSync(join(site.files, name));

    await page.goto('/login');

    await expect(page).toHaveTitle('Another site');
    await expect.poll(() => countWorkers(page)).toBe(0);
  });
});
