import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { ADA } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const isMounted = (page: Page) => expect(page.locator('#root[data-shell]')).toHaveCount(0);
const title = 'The app could not be loaded';
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

/** Fails this many times; null fails every time. */
async function failScript(
  page: Page,
  failures: number | null,
  status = 503,
  script = 'index',
): Promise<() => void> {
  let left = failures ?? Infinity;
  await page.route(`**/assets/${script}-*.js`, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status, body: '' }) : route.continue();
  });
  return () => {
    left = 0;
  };
}

test.use({ readsOnly: true });

test.beforeEach(({ problems }) => {
  problems.allow(/503|Failed to load resource/);
});

test('a failed script: Try again continues with the typed and submitted form', async ({ page }) => {
  const mend = await failScript(page, null);
  await page.goto('/login');
  await email(page).fill(ADA.email);
  await password(page).fill(ADA.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toContainText(title);
  await expect(password(page)).toBeFocused();
  await expectAccessible(page);
  await retry(page).click();
  await expect(retry(page)).toBeVisible();
  await expect(email(page)).toHaveValue(ADA.email);
  mend();
  await retry(page).click();

  await page.waitForURL('**/dashboard/overview');
});

test('a failed script: reported even without a shell', async ({ page }) => {
  const mend = await failScript(page, null);
  await page.goto('/confirm-email');

  await expect(page.getByRole('alert')).toContainText(title);
  mend();
  await retry(page).click();

  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('Try again: loads the page of a newer build if the script is missing', async ({ page }) => {
  const mend = await failScript(page, null, 404);
  await page.goto('/login');
  await expect(retry(page)).toBeVisible();
  await email(page).fill(ADA.email);
  await password(page).fill(ADA.password);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) mend();
  });

  await retry(page).click();

  await isMounted(page);
  await expect(email(page)).toHaveValue(ADA.email);
  await expect(password(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    ADA.password,
  );
});
