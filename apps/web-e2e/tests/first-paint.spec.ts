import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const ENTRY = '**/assets/index-*.js';
/** Above this, people notice that the page moves. */
const MAX_SHIFT = 0.02;
/** In ms; a skeleton is shown meanwhile. */
const ANSWER_DELAY = 300;

async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: isFree, resolve } = Promise.withResolvers<null>();
  await page.route(addresses, async (route) => {
    await isFree;
    await route.continue();
  });
  return () => resolve(null);
}

const skeleton = (page: Page) => page.locator('#skeleton');

test.use({ readsOnly: true });

for (const { path, isSignedIn } of [
  { path: '/login', isSignedIn: false },
  { path: '/dashboard/orders', isSignedIn: false },
  { path: '/dashboard/orders', isSignedIn: true },
  { path: '/', isSignedIn: true },
])
  test(`skeleton of ${path}, ${isSignedIn ? '' : 'not '}signed in: needs no script`, async ({ page }) => {
    if (isSignedIn) await startSession(page, ADA);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const letGo = await hold(page, '**/assets/**');
    await page.goto(path, { waitUntil: 'commit' });

    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(skeleton(page).locator('.navigation')).toBeVisible({ visible: isSignedIn });
    letGo();

    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isSignedIn });
  });

for (const [name, failure] of [
  ['does not arrive', { status: 503, body: '' }],
  ['fails', { contentType: 'text/javascript', body: 'throw new Error("broken")' }],
  ['fails later', { contentType: 'text/javascript', body: 'void Promise.reject(new Error("broken"))' }],
] as const)
  test(`a script that ${name}: the page offers to reload`, async ({ page, problems }) => {
    problems.allow(/503|broken/);
    await page.route(ENTRY, (route) => route.fulfill(failure));
    await page.goto('/login');

    await expect(page.getByRole('alert')).toContainText('The app could not be loaded');
    await expect(skeleton(page)).toBeHidden();
    await expectAccessible(page);
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Reload' }).click();

    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(page.getByText('The app could not be loaded')).toHaveCount(0);
  });

async function pagesOf(page: Page): Promise<string[]> {
  const links: string[] = [];
  for (const list of ['orders', 'transactions', 'disputes']) {
    await page.goto(`/dashboard/${list}`);
    const row = page.getByRole('main').locator(`a[href*="/dashboard/"][href*="-"]`).first();
    links.push((await row.getAttribute('href')) ?? '', `/dashboard/${list}`);
  }
  return ['/dashboard/overview', '/dashboard/account', '/dashboard/create-order', ...links];
}

async function shiftsOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`main pages at ${width} px: nothing moves when their data arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startSession(page, ADA);
    const paths = await pagesOf(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY));
      await route.continue();
    });

    for (const path of paths) expect(await shiftsOf(page, path), path).toBeLessThan(MAX_SHIFT);
  });

test("orders: requested once, while the page's code is loading", async ({ page }) => {
  await startSession(page, ADA);
  // Prevents the orders from becoming stale, because the app would read them again.
  await page.clock.setFixedTime(new Date());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Order/GetHistory')) asked.push(request.url());
  });
  const letGo = await hold(page, '**/assets/order-list-*.js');
  const isAsked = page.waitForRequest('**/Order/GetHistory*');
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await isAsked;

  letGo();
  await expect(page.locator('[data-rows] a').first()).toBeVisible();

  expect(asked).toHaveLength(1);
});
