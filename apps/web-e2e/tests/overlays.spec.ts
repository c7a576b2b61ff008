import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts';
import { holdToasts } from '../fixtures/hold-toasts.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// With motion, unlike most tests: dialogs and toasts move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function refuseSignIn(page: Page): Promise<Locator> {
  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd?');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const toast = page.locator('[aria-live=assertive]').filter({ hasText: 'Invalid email or password' });
  await expect(toast).toBeVisible();
  return toast;
}

test('overlays and field errors are accessible before the sign-in', async ({ page }) => {
  await holdToasts(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Let the provider fail' }).click();
  await expect(page.getByText('Google sign-in failed. Please try again.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog').getByText('Email is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('overlays are accessible on the account pages', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  for (const [path, button] of [
    ['/dashboard/settings', 'Delete Account'],
    ['/dashboard/account', 'Log Out'],
    ['/dashboard/account', 'Contact Support'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }

  await page.goto('/dashboard/account/edit-account');
  const bank = page.getByRole('combobox', { name: 'Bank' });
  await expect(bank).toHaveValue(/./);
  await bank.fill('bank of nowhere');
  await expect(page.getByText('No banks found')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await bank.fill('bank');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('password dialog: takes at most 90 % of a low window and scrolls inside', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 300 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');

  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(270);
  const last = dialog.getByRole('button', { name: 'Back to Sign In' });
  await expect(last).not.toBeInViewport();
  const behind = await page.evaluate(() => window.scrollY);
  await dialog.hover();
  await page.mouse.wheel(0, 500);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(behind);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await last.click();
  await expect(dialog).toHaveCount(0);
});

test('a second tap or a held key does not answer the question that the first press opened', async ({
  page,
}) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/account');
  const logOut = page.getByRole('button', { name: 'Log Out' });
  const question = page.getByRole('dialog');
  await logOut.click();
  await page.mouse.down();
  await page.mouse.up();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();

  await logOut.focus();
  await page.keyboard.down('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');

  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
});

test('the list of notifications is at most 400 px high and scrolls inside', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const items = page.getByRole('region', { name: 'Notifications' }).locator('button:has(time)');
  await expect(items.nth(7)).toBeAttached();

  const list = items.first().locator('..');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(400);
  await expect(items.last()).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 10_000);
  await expect(items.last()).toBeInViewport();
  // Scrolls past the end; the browser then scrolls back.
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  const end = await scrolled();
  await page.mouse.wheel(0, 10_000);
  await page.mouse.wheel(0, -100);
  await expect.poll(scrolled).toBeLessThan(end);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a toast is at the top end of every width and moves nothing of the page', async ({ page, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  await holdToasts(page);
  await page.goto('/login');
  const logIn = page.getByRole('button', { name: 'Log In', exact: true });
  for (const width of [360, 768, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const toast = await refuseSignIn(page);

      // On a phone below the title of a page.
      await expect.poll(async () => (await toast.boundingBox())?.y).toBe(width < 768 ? 64 : 12);
      const box = await toast.boundingBox();
      const visible = await page.locator('body').boundingBox();
      expect((visible?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBe(16);
      await expect(toast.locator('[class*=progress]')).toBeVisible();
      const withToast = await logIn.boundingBox();
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
      expect(await logIn.boundingBox()).toEqual(withToast);
    });
});

test('toast on a phone: covers neither the title nor the close button', async ({ page, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  await holdToasts(page);
  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    const toast = await refuseSignIn(page);
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.locator('[aria-live=assertive]').filter({ hasText: 'Invalid email or password' }),
    ).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

    const box = await toast.boundingBox();
    const title = await dialog.getByRole('heading').boundingBox();
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
    for (const part of [title, close]) {
      const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (part?.y ?? 0);
      const isBelow = (box?.y ?? 0) >= (part?.y ?? 0) + (part?.height ?? 0);
      expect(isAbove || isBelow).toBe(true);
    }
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a toast is never animated, not even for a moment', async ({ page, problems }) => {
    problems.allow(/400 \(Bad Request\)/);
    await holdToasts(page);
    await page.goto('/login');
    const toast = await refuseSignIn(page);
    await toast.hover();

    const durations = await toast.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((one) => {
        const { transitionDuration, animationDuration } = getComputedStyle(one);
        return [transitionDuration, animationDuration];
      }),
    );
    expect(durations.filter((duration) => !/^(0s|auto)(, 0s)*$/.test(duration))).toEqual([]);
  });
});
