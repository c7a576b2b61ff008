import { hold } from '../fixtures/hold.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('draft offer: appears with the page and moves no button', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account/edit-profile');
  await page.getByLabel('Address').fill('1 New Road, Lagos');
  const letGo = await hold(page, '**/draft-notice-*.js');
  const asked = page.waitForRequest('**/draft-notice-*.js');
  const pageCode = page.waitForResponse('**/settings-page-*.js');
  const heading = page.getByRole('heading', { name: 'Settings' });
  await page.goto('/dashboard/settings', { waitUntil: 'commit' });
  await Promise.all([asked, pageCode.then((response) => response.finished())]);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(heading).toBeHidden();

  letGo();
  await heading.waitFor();

  expect(await page.getByRole('link', { name: 'Continue' }).isVisible()).toBe(true);
});

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
