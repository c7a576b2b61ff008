import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('draft offer: keeps a distance from the form below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, ADA);
  await page.goto('/dashboard/account/edit-account');
  await page.getByLabel('Account Number').fill('2012345678');
  await page.reload();

  const offer = await page.getByRole('button', { name: 'Restore' }).boundingBox();
  const form = await page.getByRole('form').boundingBox();

  const distance = (form?.y ?? NaN) - (offer?.y ?? NaN) - (offer?.height ?? NaN) - 12;
  expect(distance).toBeGreaterThanOrEqual(16);
});
