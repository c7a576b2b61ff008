import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [320, 1280];
const SCHEMES = ['light', 'dark'] as const;

test('the mailbox shows a new mail without a reload and keeps the scroll position', async ({
  page,
  request,
}) => {
  await page.goto('/mock/mailbox?to=ada@amana.test');
  const who = page.getByLabel('To', { exact: true });
  await who.focus();

  await request.post('/api/v1/Auth/ForgotPassword', { data: { email: 'ada@amana.test' } });

  const mail = page.getByRole('article').filter({ hasText: 'Reset your password' });
  await expect(mail.getByRole('link', { name: 'Open the link of this mail' })).toHaveAttribute(
    'href',
    /reset-password/,
  );
  await expect(page.getByRole('status')).toHaveText('1 new mail');
  await expect(who).toBeFocused();
});

test('a link to an operation opens it, and the search finds an operation', async ({ page }) => {
  await page.goto('/docs#createOrder');
  await expect(page.locator('#createOrder')).toHaveAttribute('open');

  await page.getByLabel('Find a call').fill('clock move');

  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ calls$/);
  await expect(page.locator('#moveClock')).toBeVisible();
  await expect(page.locator('#createOrder')).toBeHidden();
});

for (const path of ['/docs#createOrder', '/mock/mailbox'])
  test(`${path} is accessible, at every width and in both themes`, async ({ page, problems }) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectNoSidewaysScroll(page);
      }
      // At one width only: the reference is long, and its elements are the same at every width.
      await expectAccessible(page);
    }
    expect(problems.found).toEqual([]);
  });
