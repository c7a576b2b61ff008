import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const OFFLINE = 'You are offline. What you see may be out of date, and nothing can be sent.';

test.beforeEach(async ({ page, problems }) => {
  problems.allow(
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET_DISCONNECTED/,
  );
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await expect(page.getByText('Buying Account')).toBeVisible();
});

test('the notice of a lost network hides nothing that has the focus', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('main').getByRole('link', { name: /₦/ }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();

  const hidden = await page.evaluateHandle(() => new Set<string>());
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await page.evaluate((found) => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      // From the first control the focus leaves the page.
      if (focused !== document.body && focused?.contains(shown) === false)
        found.add(focused.outerHTML.slice(0, 80));
    }, hidden);
  }
  expect(await hidden.evaluate((found) => [...found])).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('a page without its code: offers Retry and loads with the network', async ({
  page,
  context,
  product,
}) => {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Disputes' }).first().click();

  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === `${product.url}/`);
  await retry.click();
  await asked;
  await expect(retry).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
});

test('an old tab after a deployment loads the new page when asked, without a loop', async ({ page }) => {
  const loads: string[] = [];
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route(/\/assets\/dispute.*\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });

  await page.getByRole('link', { name: 'Disputes' }).first().click();
  await expect(failure).toBeVisible();
  expect(loads).toHaveLength(0);
  const loaded = page.waitForEvent('load');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await expect(failure).toBeVisible();
  expect(loads).toHaveLength(1);
  isMissing = false;
  await failure.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
  expect(page.url()).toMatch(/\/dashboard\/disputes$/);
  expect(loads).toHaveLength(2);
});
