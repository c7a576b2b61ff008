import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('session: survives a reload without a flash of the sign-in screen', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  const welcome = page.getByRole('heading', { name: 'Welcome, Ada' });
  await expect(welcome).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes('Forgot Password'))
        document.documentElement.dataset['flash'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });

  const expectNoFlash = async () => {
    await expect(welcome).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['flash'])).toBeUndefined();
  };

  await page.reload();
  await expectNoFlash();
  await page.goto('/');
  await expectNoFlash();
});

test('identity provider: signs in through its widget at the configured URL', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/login');

  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Chidi Okeke/ }).click();

  await expect(page.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  expect(scripts.filter((url) => url.endsWith('/mock/v1/identity/client.js'))).toHaveLength(1);
  expect(scripts.filter((url) => url.includes('google'))).toEqual([]);
});

test.describe('the theme of a first visit', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the system until another is chosen', async ({ page }) => {
    const shown = page.locator('html');
    await startSession(page, ADA);
    await page.goto('/dashboard/settings');
    await expect(shown).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('switch', { name: /Change Theme/ }).click();
    await expect(shown).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(shown).toHaveAttribute('data-theme', 'light');
  });
});
