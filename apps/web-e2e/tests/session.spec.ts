import { followCalls, overviewIsRead } from '../fixtures/follow-calls.ts';
import { ADA, signOut, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = /^https?:\/\/[^/]+\/$/;
const HOUR_MS = 3_600_000;

test('session: survives a reload without a flash of the sign-in screen', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  const welcome = page.getByRole('heading', { name: 'Welcome, Ada' });
  await expect(welcome).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes('Welcome back'))
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

test('an expired access token is refreshed once for any number of calls', async ({
  page,
  control,
  problems,
}) => {
  problems.allow(/401/);
  const calls = followCalls(page);
  await startSession(page, ADA);
  await control.moveClock({ advanceMs: HOUR_MS });

  await page.goto('/dashboard/overview');

  await overviewIsRead(page, calls);
  expect(calls.refreshes()).toBe(1);
});

test('a session that the server has ended redirects to the site root', async ({
  page,
  control,
  problems,
}) => {
  problems.allow(/40[01]/);
  const calls = followCalls(page);
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await overviewIsRead(page, calls);
  await control.reset();

  await page.getByRole('link', { name: 'Pending Orders' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(ROOT);
  const stored = () => page.evaluate(() => localStorage.getItem('user')).catch(() => 'loading');
  await expect.poll(stored).toBeNull();
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

test.describe('where the widget is blocked', () => {
  test('sign-in: works by email', async ({ page, problems }) => {
    problems.allow(/client\.js|ERR_FAILED/);
    await page.route('**/identity/client.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText(/Social sign-in is not available/)).toBeVisible();
    await expect(page.getByText('The app could not be loaded')).toHaveCount(0);

    await page.getByLabel('Email', { exact: true }).fill(ADA.email);
    await page.getByLabel('Password', { exact: true }).fill(ADA.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });
});

test.describe('the theme of a first visit', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the system, is chosen in the settings, and survives a sign-out', async ({ page }) => {
    const shown = page.locator('html');
    await startSession(page, ADA);
    await page.goto('/dashboard/settings');
    await expect(shown).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('switch', { name: /Change Theme/ }).click();
    await expect(shown).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(shown).toHaveAttribute('data-theme', 'light');

    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(shown).toHaveAttribute('data-theme', 'light');
  });
});
