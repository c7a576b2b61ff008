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

  test('new version: found within an hour, loaded when asked, then opens offline', async ({
    page,
    site,
    problems,
  }) => {
    serveOlderBuild(site);
    await page.clock.install();
    await openAndKeep(page);
    await page.getByLabel('Email', { exact: true }).fill('half typed');
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });

    await page.clock.fastForward('01:00:01');

    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half typed');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page).toHaveTitle(/Second/);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);

    const storedPage = () => page.evaluate(async () => (await window.caches.match('/'))?.text());
    await expect.poll(storedPage).toContain('Second');
    await loseNetwork(page, problems);
    await page.goto('/dashboard/overview');
    await expectStarted(page);
    await expect(page).toHaveTitle(/Second/);
  });

  test.describe('without a stored copy', () => {
    test.use({ serviceWorkers: 'block' });

    test('outdated page: shown for a removed script, and reloads only when asked', async ({
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

      await expect(page.getByRole('heading', { name: 'This page is outdated' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
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
