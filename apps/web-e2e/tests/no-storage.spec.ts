import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('without storage a user signs in, navigates and signs out', async ({ page, problems }) => {
  // The router warns once for each page that it leaves.
  problems.allow(/Failed to save scroll positions/);
  // As in a browser that blocks it.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await signIn(page, ADA);

  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
