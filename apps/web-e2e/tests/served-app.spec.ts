import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor is shown the sign-in screen', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a screen can be opened by its address', async ({ page }) => {
  const response = await page.goto('/register');

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
});

test('a dashboard address leads a signed-out visitor to the sign-in screen', async ({ page }) => {
  await page.goto('/dashboard/overview');

  await expect(page).toHaveURL(/\/login/);
});

test('a missing asset is not answered with a page', async ({ request }) => {
  const response = await request.get('/assets/nothing-here.js');

  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('seller and buyer are signed in side by side', async ({ sellerPage, buyerPage }) => {
  await expect(sellerPage.getByText('Chidi').first()).toBeVisible();
  await expect(buyerPage.getByText('Ada').first()).toBeVisible();
});
