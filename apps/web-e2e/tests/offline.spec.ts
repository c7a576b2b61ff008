import { countWorkers } from '../fixtures/count-workers.ts';
import { HAS_NGINX } from '../fixtures/nginx.ts';
import { expectStarted, loseNetwork, openAndKeep, test } from '../fixtures/offline-copy.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';

test.use({ readsOnly: true });

test.describe('a real deployment', () => {
  test.skip(
    !HAS_NGINX,
    'nginx is not installed here: what a deployment does without a network was not tried',
  );

  test('offline: opens after a visit, and caches no response of the API', async ({ page, problems }) => {
    await openAndKeep(page);
    await signIn(page, ADA);
    await expect(page.getByText('₦').first()).toBeVisible();
    await loseNetwork(page, problems);

    await page.goto('/dashboard/overview');

    await expectStarted(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  });

  test('can be installed: the browser finds nothing missing', async ({ page, context }) => {
    await openAndKeep(page);
    const devTools = await context.newCDPSession(page);

    const { errors, data } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');

    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'First', display: 'standalone' });
    // An incognito browser installs nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });
});

base('the mock keeps no copy: a developer or a demo would only see old files', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const { prototype } = ServiceWorkerContainer;
    const register = Reflect.get(prototype, 'register');
    Object.assign(window, { askedWorkers: asked });
    prototype.register = function (...given) {
      asked.push(given[0]);
      return Reflect.apply(register, this, given);
    };
  });
  await page.goto('/login');
  // The live region of the toasts starts in the same step as the worker would.
  await expect(page.locator('body > [aria-live=polite]')).toBeAttached();

  expect(await page.evaluate(() => Reflect.get(window, 'askedWorkers') as unknown)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
});
