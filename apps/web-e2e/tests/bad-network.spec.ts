import type { Page } from '@playwright/test';
import { forbidStorage } from '../fixtures/forbid-storage.ts';
import { ADA, signIn, signInHere, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

const OFFLINE = 'You are offline. What you see may be out of date, and nothing can be sent.';

test.beforeEach(async ({ page, problems }) => {
  problems.allow(
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET_DISCONNECTED/,
  );
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await expect(page.getByText('Buying Account')).toBeVisible();
});

test('a lost network: shown with the content until the network is back', async ({ page, context }) => {
  await context.setOffline(true);

  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Buying Account')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
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
      if (focused?.contains(shown) === false) found.add(focused.outerHTML.slice(0, 80));
    }, hidden);
  }
  expect(await hidden.evaluate((found) => [...found])).toEqual([]);
});

test('a request that could not be sent is reported, even as the first toast', async ({ page, context }) => {
  await page.goto('/dashboard/account/edit-profile');
  await page.getByLabel('Address').fill('1 New Road, Lagos');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Update Profile' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('1 New Road, Lagos');
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

test('a page without its code: loads even if the network fails once more', async ({
  page,
  context,
  product,
}) => {
  let asked = 0;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Disputes' }).first().click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.route(`${product.url}/`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('internetdisconnected') : route.fallback();
  });
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('a page without its data: says so and loads it with the network', async ({ page, context }) => {
  await page.goto('/dashboard/orders');
  const orders = page.getByRole('row').getByRole('link');
  await orders.first().click();
  await expect(page.getByRole('heading', { name: 'Pending Order' })).toBeVisible();
  await page.getByRole('link', { name: 'All Orders' }).click();
  await context.setOffline(true);

  await orders.last().click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'It is loaded when this device has a connection.' }),
  ).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('region', { name: 'What happens now' })).toBeVisible();
});

test('manage transaction: its forms open without a network', async ({ page, context, control, product }) => {
  const { transactionId } = await startTrade(product.url, control, 'Shipped');
  await page.goto(`/dashboard/manage-transactions/${transactionId}`);
  await expect(page.getByRole('button', { name: 'Product Received' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();

  await page.getByRole('button', { name: 'Product Received' }).click();

  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
});

/** Removes a page's chunk and serves another build, like a deployment during an open tab. */
async function deployNewer(page: Page): Promise<{ loads: string[]; isReady: () => void }> {
  const loads: string[] = [];
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route(/\/assets\/dispute.*\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // The tab fetches index.html to check the server's build; a navigation requests a document.
  await page.route(/:\d+\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<script id="app-config">{}</script><link href="/assets/newer.js">',
        })
      : route.continue(),
  );
  return {
    loads,
    isReady: () => {
      isMissing = false;
    },
  };
}

/** The page that replaces one whose chunk was removed. */
function outdatedPage(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'This page is outdated' });
}

test('an old tab after a deployment: loads the requested page when asked', async ({ page }) => {
  const { loads, isReady } = await deployNewer(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReady();
  });

  await page.getByRole('link', { name: 'Disputes' }).first().click();
  await expect(outdatedPage(page)).toBeVisible();
  expect(loads).toHaveLength(0);
  await outdatedPage(page).getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
  expect(page.url()).toMatch(/\/dashboard\/disputes$/);
  expect(loads).toHaveLength(1);
});

test('a new build that cannot be loaded either is reported, without a loop', async ({ page }) => {
  const { loads } = await deployNewer(page);

  await page.getByRole('link', { name: 'Disputes' }).first().click();
  const loaded = page.waitForEvent('load');
  await outdatedPage(page).getByRole('button', { name: 'Reload' }).click();

  await loaded;
  await expect(outdatedPage(page)).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('without storage a new build is not loaded in a loop', async ({ page, problems }) => {
  await forbidStorage(page, problems);
  await signIn(page, ADA);
  const { loads } = await deployNewer(page);

  await page.getByRole('link', { name: 'Disputes' }).first().click();
  await outdatedPage(page).getByRole('button', { name: 'Reload' }).click();
  // The session existed only in this page.
  await expect(page).toHaveURL(/\/login$/);
  await signInHere(page, ADA);
  await page.getByRole('link', { name: 'Disputes' }).first().click();

  await expect(outdatedPage(page)).toBeVisible();
  expect(loads).toHaveLength(1);
});
