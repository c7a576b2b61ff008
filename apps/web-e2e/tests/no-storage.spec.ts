import { forbidStorage } from '../fixtures/forbid-storage.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('without storage a user signs in, navigates and signs out', async ({ page, problems }) => {
  await forbidStorage(page, problems);
  await signIn(page, ADA);

  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
