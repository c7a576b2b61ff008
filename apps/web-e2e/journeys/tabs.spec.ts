import type { Page, Request } from '@playwright/test';
import { ADA, signInHere, signOut, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';
import { OrderPage } from '../pages/order-page.ts';

const ROOT = /^https?:\/\/[^/]+\/$/;
const HOUR_MS = 3_600_000;

test('sign-out: ends the session in all tabs and opens the site root', async ({ page, context }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account');
  const other = await context.newPage();
  await other.goto('/dashboard/orders');
  await expect(other.getByRole('heading', { name: 'All Orders' })).toBeVisible();

  await page.bringToFront();
  await signOut(page);

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(tab).toHaveURL(ROOT);
  }
});

test('sign-out in another tab: typed text is back after the next sign-in', async ({ page, context }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account/edit-profile');
  await page.getByLabel('Address').fill('');
  await page.getByLabel('Address').pressSequentially('1 New Road, Lagos');
  const other = await context.newPage();

  await signOut(other);
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(ROOT);
  await page.bringToFront();
  await signInHere(page, ADA);
  await page.goto('/dashboard/account/edit-profile');

  await expect(page.getByLabel('Address')).toHaveValue('1 New Road, Lagos');
});

test('after a sign-out Back shows no data of the user', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('Ada Obi')).toHaveCount(0);
});

test('a change in one tab: another tab shows it before its next poll', async ({
  page,
  context,
  product,
  control,
}) => {
  const { orderId } = await startTrade(product.url, control, 'Pending');
  const orderUrl = `${product.url}/dashboard/orders/${orderId}`;
  await startSession(page, ADA);
  const here = await new OrderPage(page).openLink(orderUrl);
  const there = await new OrderPage(await context.newPage()).openLink(orderUrl);
  await expect(there.status).toContainText('Pending');

  await here.stop('Cancel Transaction');

  await expect(there.status).toContainText('Cancelled');
});

function followCalls(page: Page) {
  const open = new Set<Request>();
  let refreshes = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/api/v1/')) return;
    open.add(request);
    if (request.url().endsWith('/Auth/Refresh')) refreshes += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    /** Waits for pending calls, because a reload during a refresh would end the session. */
    settled: () => expect.poll(() => open.size, 'pending calls').toBe(0),
    refreshes: () => refreshes,
  };
}

test('an expired access token is refreshed once for several tabs', async ({
  page,
  context,
  control,
  problems,
}) => {
  problems.allow(/401/);
  await startSession(page, ADA);
  const other = await context.newPage();
  const [here, there] = [followCalls(page), followCalls(other)];
  await control.moveClock({ advanceMs: HOUR_MS });

  const answered = other.waitForResponse(
    (response) => response.url().includes('/api/v1/') && !response.url().includes('/Auth/') && response.ok(),
  );
  await Promise.all([page.goto('/dashboard/overview'), other.goto('/dashboard/account'), answered]);

  await expect(page.getByText('Buying Account')).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('link').nth(1)).toBeVisible();
  await here.settled();
  await expect(other.getByRole('heading', { name: 'Ada Obi' })).toBeVisible();
  await there.settled();
  await other.goto('/dashboard/orders');
  await expect(other.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  expect(here.refreshes() + there.refreshes()).toBe(1);
});
