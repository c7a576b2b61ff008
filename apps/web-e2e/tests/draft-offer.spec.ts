import { hold } from '../fixtures/hold.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the offer to continue with a form comes with the page, and moves nothing that is about to be pressed', async ({
  page,
}) => {
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
