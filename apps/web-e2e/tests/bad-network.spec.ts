import type { Page } from '@playwright/test';
import { forbidStorage } from '../fixtures/forbid-storage.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const OFFLINE = 'You are offline. What you see may be out of date, and nothing can be sent.';

test.beforeEach(async ({ page, problems }) => {
  problems.allow(
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET_DISCONNECTED/,
  );
  await signIn(page, ADA);
  await expect(page.getByText('Buying Account')).toBeVisible();
});

test('a lost network is said, takes nothing away, and is over when it is over', async ({ page, context }) => {
  await context.setOffline(true);

  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Buying Account')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('what could not be sent is said, though nothing was ever said before', async ({ page, context }) => {
  await page.goto('/dashboard/account/edit-profile');
  await page.getByLabel('Address').fill('1 New Road, Lagos');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Update Profile' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('1 New Road, Lagos');
});

test('a page whose code cannot come offers to try again, stays in the app, and comes with the network', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Disputes' }).click();

  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
});

/** The part of a page is gone, and the server has another build: what a deployment leaves of an older tab's world. */
async function deployNewer(page: Page): Promise<{ loads: string[]; isReady: () => void }> {
  const loads: string[] = [];
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route(/\/assets\/dispute.*\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // What a tab asks to learn which build the server has; the page itself is a document.
  await page.route(/:\d+\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js">' })
      : route.continue(),
  );
  return {
    loads,
    isReady: () => {
      isMissing = false;
    },
  };
}

test('a tab that outlives a deployment loads the newer build once, at the page that was asked for', async ({
  page,
}) => {
  const { loads, isReady } = await deployNewer(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReady();
  });

  await page.getByRole('link', { name: 'Disputes' }).click();

  await expect(page.getByRole('heading', { name: 'Disputed Transactions' })).toBeVisible();
  expect(page.url()).toMatch(/\/dashboard\/disputes$/);
  expect(loads).toHaveLength(1);
});

test('a newer build that cannot be had either is said, without a loop', async ({ page }) => {
  const { loads } = await deployNewer(page);

  await page.getByRole('link', { name: 'Disputes' }).click();

  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('where nothing may be stored, a newer build is not loaded over and over', async ({ page }) => {
  await forbidStorage(page);
  await signIn(page, ADA);
  const { loads } = await deployNewer(page);

  await page.getByRole('link', { name: 'Disputes' }).click();

  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads).toHaveLength(0);
});
