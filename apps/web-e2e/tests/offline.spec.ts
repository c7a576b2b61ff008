import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from '../fixtures/nginx.ts';
import { HAS_NGINX, startNginx } from '../fixtures/nginx.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** A deployment of each test's own: the copy that browsers keep belongs to its address. */
const test = base.extend<{ site: Site }>({
  site: async ({ product }, use) => {
    const site = await startNginx(product.url, { AMANA_PRODUCT_NAME: 'First' });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.describe('a real deployment', () => {
  test.skip(
    !HAS_NGINX,
    'nginx is not installed here: what a deployment does without a network was not tried',
  );

  async function openAndKeep(page: Page): Promise<void> {
    await page.goto('/login');
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.ready;
      if (serviceWorker.controller === null)
        await new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
  }

  test('opens without a network once it was visited, and keeps nothing of the API', async ({
    page,
    context,
    problems,
  }) => {
    await openAndKeep(page);
    await signIn(page, ADA);
    await expect(page.getByText('₦').first()).toBeVisible();
    // Who reads this later is offline: what the page asks for cannot come.
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);

    await page.goto('/dashboard/overview');

    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  });

  /** The same build with another entry, from a folder of its own: to a browser it is one that was replaced since. */
  function serveOlderBuild({ files }: Site): void {
    const page = join(files, 'index.html');
    const assets = join(files, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const entry = scripts.find((name) => name.startsWith('index-')) ?? '';
    const moved = (text: string) =>
      text.replaceAll(entry, 'index-older.js').replaceAll(/\bassets\/([^"'`/]+\.js)/g, 'assets/older/$1');
    mkdirSync(join(assets, 'older'));
    for (const name of scripts) {
      const script = moved(readFileSync(join(assets, name), 'utf8'));
      writeFileSync(join(assets, 'older', name === entry ? 'index-older.js' : name), script);
    }
    writeFileSync(page, moved(readFileSync(page, 'utf8')));
    for (const ending of ['.br', '.gz']) rmSync(page + ending);
  }

  test('says when a new version is ready, and loads it when asked', async ({ page, site }) => {
    serveOlderBuild(site);
    await openAndKeep(page);
    await page.getByLabel('Email', { exact: true }).fill('half typed');
    await site.configure({ AMANA_PRODUCT_NAME: 'Second' });

    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half typed');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page).toHaveTitle(/Second/);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });

  test('says nothing of a new version to who has just loaded it', async ({ page, site }) => {
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
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });

  test('can be installed: the browser finds nothing missing', async ({ page, context }) => {
    await openAndKeep(page);
    const devTools = await context.newCDPSession(page);

    const { errors, data } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');

    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'First', display: 'standalone' });
    // A test's browser leaves no traces, and such a one installs nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });
});

base('the mock keeps no copy: a developer or a demo would only see old files', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');

  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
