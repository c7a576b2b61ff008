import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('drafts: what was typed is back after a reload', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account/edit-account');
  await page.getByLabel('Account Number').fill('2012345678');

  await page.reload();

  await expect(page.getByLabel('Account Number')).toHaveValue('2012345678');
});
