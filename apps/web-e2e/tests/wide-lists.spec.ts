import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts';
import { test } from '../fixtures/published-app.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';

// With production headers: a violation of the Content-Security-Policy fails a test.

const LISTS = { orders: 'Orders', transactions: 'Transactions', disputes: 'Disputed Transactions' };
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** In every script of antd, and in its style sheet. */
const OF_ANTD = /\bant-|anticon/;

const tableOf = (page: Page, name: string) => page.getByRole('table', { name });
const rowsOf = (page: Page) => tableOf(page, 'Transactions').locator('tbody tr');

test.use({ readsOnly: true });

test.beforeEach(async ({ page, host, product }) => {
  await page.setViewportSize(PHONE);
  await startSession(page, ADA, { url: host.url, apiUrl: product.url });
});

test('a phone loads nothing of antd for the lists, and a desktop does', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(response.url())) return;
    void response.text().then(
      (text) => OF_ANTD.test(text) && loaded.push(response.url()),
      () => null,
    );
  });
  for (const path of Object.keys(LISTS)) {
    await page.goto(`dashboard/${path}`);
    await expect(page.locator('[data-rows] a').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(loaded).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await expect(tableOf(page, LISTS.disputes)).toBeVisible();
  await expect.poll(() => loaded.filter((url) => url.endsWith('.css'))).toHaveLength(1);
});

test('a click on any cell of a row opens its record in a new tab', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('dashboard/transactions?tab=buy');
  const first = rowsOf(page).first();
  const path = (await first.getByRole('link').getAttribute('href')) ?? '';

  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await first.getByRole('cell').nth(2).click(options);
    const tab = await opened;
    await expect(tab).toHaveURL((url) => url.pathname === path);
    await tab.close();
  }
});

test('a range of dates is chosen by the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('dashboard/transactions');
  const from = page.getByRole('textbox', { name: 'From' });

  await from.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Today' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=[\d-]+-01&to=/);
});

test('the tables and the calendar are accessible in both themes', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const [path, name] of Object.entries(LISTS)) {
    await page.goto(`dashboard/${path}`);
    await expect(tableOf(page, name)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  await page.getByRole('textbox', { name: 'From' }).click();
  await expect(page.getByRole('button', { name: 'This month' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('nothing moves when the table arrives', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/row-table-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('dashboard/transactions?tab=buy');
  await expect(page.getByRole('tab', { name: 'Buy Transactions', selected: true })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  const topOf = async () => (await next.boundingBox())?.y ?? 0;
  const before = await topOf();

  release(undefined);
  await expect(rowsOf(page).first()).toBeVisible();

  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
});

test('without the style sheet of the table the rows are those of a phone', async ({ page, problems }) => {
  problems.allow(/antd-.*\.css/);
  await page.route('**/antd-*.css', (route) => route.abort());
  await page.setViewportSize(DESKTOP);
  await page.goto('dashboard/transactions?tab=buy');

  await expect(page.locator('[data-rows] a').first()).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveAttribute('type', 'date');
  await expect(page.getByRole('table')).toHaveCount(0);
});
