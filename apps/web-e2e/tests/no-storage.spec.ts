import { blockStorage } from '../fixtures/block-storage.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('without storage a user signs in, navigates and signs out', async ({ page, problems }) => {
  // The router warns once for each page that it leaves.
  problems.allow(/Failed to save scroll positions/);
  await blockStorage(page);
  await signIn(page, ADA);

  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});
