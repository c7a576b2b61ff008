import type { Page } from '@playwright/test';
import { configurePage } from '../fixtures/configure-page.ts';
import { holdToasts } from '../fixtures/hold-toasts.ts';
import { followPendingCalls } from '../fixtures/pending-calls.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { ADA, TUNDE, signIn, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Deviations of sign-in, sessions, forms and other origins.

const HOUR_MS = 3_600_000;

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ problems }) => {
  problems.allow(/Failed to load resource|^request failed|CORS policy|session could not be refreshed/);
});

function countRefreshes(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/Auth/Refresh') && request.method() === 'POST') calls += 1;
  });
  return () => calls;
}

async function tryToSignIn(page: Page, password: string): Promise<void> {
  await holdToasts(page);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test("a session without the contract's envelope: the sign-in fails", async ({ page, control }) => {
  await control.deviate(['flat-tokens'], ['login']);

  await tryToSignIn(page, ADA.password);

  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email);
});

test('a refusal with 403 of a token that has not expired stays a refusal', async ({ page, control }) => {
  await startSession(page, ADA);
  const calls = countRefreshes(page);
  await control.deviate(['refuses-token', 'forbidden-for-expired-token'], ['getOrderHistory']);

  await page.goto('/dashboard/orders');

  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  expect(calls()).toBe(0);
});

test('a token that is always refused is an error with Retry, not a loop', async ({ page, control }) => {
  const calls = countRefreshes(page);
  await startSession(page, ADA);
  await control.deviate(['refuses-token'], ['getOrderHistory']);

  await page.goto('/dashboard/orders');

  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  expect(calls()).toBeLessThan(5);
});

test('404 for no bank account yet leaves the form that adds one', async ({ page, control }) => {
  await control.deviate(['not-found-for-none']);
  await startSession(page, TUNDE);

  await page.goto('/dashboard/account/edit-account');

  await expect(page.getByLabel('Account Number')).toBeVisible();
});

test('refused field: its message is at the field, or else next to the button', async ({ page, control }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account/change-password');
  await page.getByLabel('New Password').fill('N3wpass!');
  await page.getByLabel('Confirm Password').fill('N3wpass!');
  const current = page.getByLabel('Current Password');
  const submit = page.getByRole('button', { name: 'Change Password' });

  const forms = [
    ['errors-as-list', submit],
    ['errors-as-objects', current],
    ['errors-as-text', submit],
    ['errors-in-pascal-case', current],
    ['problem-details', current],
  ] as const;
  for (const [index, [form, place]] of forms.entries())
    await test.step(form, async () => {
      await control.deviate([form], ['changePassword']);
      await current.fill(`Wrong123${index}!`);
      await submit.click();

      await expect(place).toHaveAccessibleDescription('Current password is wrong');
      await expect(page.getByText('Password Updated successfully')).toHaveCount(0);
      await expect(page.getByLabel('New Password')).toHaveValue('N3wpass!');
    });
});

test('a call without an answer: the page reports it after the limit', async ({ page, control }) => {
  const calls = await followPendingCalls(page);
  await startSession(page, ADA);
  await control.deviate(['no-answer'], ['getOrderHistory']);
  const asked = page.waitForRequest('**/Order/GetHistory*');
  await page.goto('/dashboard/orders');
  await asked;

  await expect(async () => {
    await calls.expire();
    await expect(page.getByText('It took too long.').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

/** Makes the page call the API at another origin: localhost instead of its address. */
async function useOtherOrigin(page: Page, url: string): Promise<string> {
  const origin = url.replace('127.0.0.1', 'localhost');
  // For a page that a test has modified, the browser does not know the address space.
  await page.context().grantPermissions(['local-network-access']);
  await configurePage(page, { apiBaseUrl: `${origin}/api/v1` }, origin);
  return origin;
}

test('another origin: pictures and documents are loaded from it', async ({ page, control, product }) => {
  const origin = await useOtherOrigin(page, product.url);
  const { disputableId } = await control.disputeOf(ADA.email);
  await signIn(page, ADA);
  await page.goto('/dashboard/account/edit-profile');
  const fetched = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/uploads/'),
  );
  await page.getByLabel('Profile picture').setInputFiles(SHIPPED_PARCEL);
  expect((await fetched).url()).toContain(origin);
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();

  await page.goto(`/dashboard/lodge-dispute/${disputableId}`);
  await page.getByLabel('Title').fill('A broken heel');
  await page.getByLabel('Note').fill('It came off on the first day');
  await page.locator('input[type=file]').setInputFiles(SHIPPED_PARCEL);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/dashboard/disputes');
  await page.goto(`/dashboard/manage-disputes/${disputableId}`);
  const document = page.getByRole('link', { name: 'View document' });
  await expect(document).toHaveAttribute('href', new RegExp(`^${origin}/`));
});

test('another origin: an expired session is refreshed in spite of CORS', async ({
  page,
  control,
  product,
}) => {
  await useOtherOrigin(page, product.url);
  await startSession(page, ADA);
  await control.deviate(['unauthorised-without-cors']);
  await control.moveClock({ advanceMs: HOUR_MS });
  // The page cannot read the Date header of a hidden answer either. The device's clock is far ahead, because earlier
  // tests may have moved the mock's.
  await page.clock.setSystemTime(Date.now() + 24 * HOUR_MS);

  await page.goto('/dashboard/orders');

  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('another origin: unreadable answers are shown as an unreachable service', async ({
  page,
  control,
  product,
}) => {
  await useOtherOrigin(page, product.url);
  await startSession(page, ADA);
  await control.deviate(['no-cors'], ['getOrderHistory']);

  await page.goto('/dashboard/orders');

  await expect(page.getByText('The service could not be reached from this page.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
});
