import { holdToasts } from '../fixtures/hold-toasts.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('date field: an incomplete date is not saved as an empty one', async ({ page }) => {
  await startSession(page, ADA);
  await holdToasts(page);
  await page.goto('/dashboard/account/edit-profile');
  const birth = page.getByLabel('Date of Birth');
  await expect(birth).toHaveValue('1992-04-11');

  // Clears the day or the month, depending on the browser's language.
  await birth.press('Backspace');
  await expect(birth).toHaveValue('');
  await page.getByRole('button', { name: 'Update Profile' }).click();

  await expect(page.getByText('Enter a valid date')).toBeVisible();
  await expect(birth).toBeFocused();
  await birth.fill('1992-04-12');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile Updated successfully')).toBeVisible();
});

test('date field: an impossible date keeps its parts while it is typed', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account/edit-profile');
  const birth = page.getByLabel('Date of Birth');
  await birth.fill('1992-05-31');

  // Sets the month first, which makes it 31 April, then the day.
  await page.keyboard.type('0430');

  await expect(birth).toHaveValue('1992-04-30');
  await expect(page.getByText('Thu 30 Apr 1992')).toBeVisible();
});
