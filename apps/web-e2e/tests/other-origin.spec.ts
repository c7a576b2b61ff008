import type { Page } from '@playwright/test';
import { configurePage } from '../fixtures/configure-page.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { ADA, signIn, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// An API at another origin, whose answers CORS may hide.

const HOUR_MS = 3_600_000;

test.beforeEach(({ problems }) => {
  problems.allow(/Failed to load resource|^request failed|CORS policy|session could not be refreshed/);
});

/** Makes the page call the API at another origin: localhost instead of its address. */
async function useOtherOrigin(page: Page, url: string): Promise<string> {
  const origin = url.replace('127.0.0.1', 'localhost');
  // For a page that a test has modified, the browser does not know the address space.
  await page.context().grantPermissions(['local-network-access']);
  await configurePage(page, { apiBaseUrl: `${origin}/api/v1` }, origin);
  return origin;
}

test('pictures and documents are loaded from the other origin', async ({ page, control, product }) => {
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

test('an expired session is refreshed in spite of CORS', async ({ page, control, product }) => {
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

test('unreadable answers are shown as an unreachable service', async ({ page, control, product }) => {
  await useOtherOrigin(page, product.url);
  await startSession(page, ADA);
  await control.deviate(['no-cors'], ['getOrderHistory']);

  await page.goto('/dashboard/orders');

  await expect(page.getByText('The service could not be reached from this page.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
});
