import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWorkers } from '../fixtures/count-workers.ts';
import { HAS_NGINX } from '../fixtures/nginx.ts';
import {
  bringNewVersion,
  expectStarted,
  loseNetwork,
  openAndKeep,
  removeOlderBuild,
  serveOlderBuild,
  test,
} from '../fixtures/offline-copy.ts';
import { ADA, signIn, signInHere } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';

test.use({ readsOnly: true });

test.describe('a new version of a deployment', () => {
  test.skip(
    !HAS_NGINX,
    'nginx is not installed here: what a new version does to open tabs and kept copies was not tried',
  );

  test('new version: reported when ready, and loaded when asked', async ({ page, site }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await page.getByLabel('Email', { exact: true }).fill('half typed');

    await bringNewVersion(page, site);

    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half typed');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page).toHaveTitle(/Second/);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });

  test('new version: reported for new settings too', async ({ page, site }) => {
    await openAndKeep(page);

    await bringNewVersion(page, site);

    await expect(page.getByText('A new version is ready')).toBeVisible();
  });

  test('a visible tab finds a new version within an hour', async ({ page, site }) => {
    serveOlderBuild(site);
    await page.clock.install();
    await openAndKeep(page);
    await page.getByLabel('Email', { exact: true }).fill('half typed');
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });

    await page.clock.fastForward('01:00:01');

    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half typed');
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

  test('new version: starts offline after its installation in the background', async ({
    page,
    site,
    problems,
  }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await signInHere(page, ADA);
    await bringNewVersion(page, site);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await loseNetwork(page, problems);

    await page.goto('/dashboard/overview');

    await expectStarted(page);
    await expect(page).toHaveTitle(/Second/);
  });

  test('new version: an incomplete download leaves the earlier copy unchanged', async ({
    page,
    site,
    problems,
  }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });
    const assets = join(site.files, 'assets');
    for (const name of readdirSync(assets).filter((file) => file.startsWith('overview-page-')))
      rmSync(join(assets, name));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isThrownAway = new Promise<void>((resolve) => {
        registration.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => {
            if (installing.state === 'redundant') resolve();
          });
        });
      });
      await Promise.all([isThrownAway, registration.update().catch(() => null)]);
    });
    await loseNetwork(page, problems);

    await page.goto('/login');

    await expectStarted(page);
    await expect(page).toHaveTitle(/First/);
  });

  test('service worker: leaves an address with another site', async ({ page, site, problems }) => {
    problems.allow(/404/);
    await openAndKeep(page);
    writeFileSync(join(site.files, 'index.html'), '<!doctype html><title>Another site</title>');
    for (const name of ['index.html.br', 'index.html.gz', 'sw.js', 'sw.js.br', 'sw.js.gz'])
      rmSync(join(site.files, name));

    await page.goto('/login');

    await expect(page).toHaveTitle('Another site');
    expect(await countWorkers(page)).toBe(0);
  });

  test('new version: no notice for a visitor who has just loaded it', async ({ page, site }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });
    const newWorker = page.waitForEvent('console', (message) => message.text() === 'new worker');
    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        // eslint-disable-next-line no-console
        console.debug('new worker');
      });
    });

    const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
    await page.reload();
    await newWorker;
    await (await asked).finished();

    await expect(page).toHaveTitle(/Second/);
    // The app has read the same answer before, and shown its result.
    await page.evaluate(async () => {
      await (await fetch('/', { cache: 'no-store' })).text();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });
});
