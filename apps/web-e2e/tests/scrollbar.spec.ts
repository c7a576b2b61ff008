import { expect, test } from '../fixtures/test.ts';

test.use({
  // Playwright hides scrollbars.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('scrollbar: its appearance moves nothing sideways', async ({ page }) => {
  const form = page.getByRole('button', { name: 'Log In', exact: true });
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('login');
  await expect(form).toBeVisible();
  const before = await form.boundingBox();
  expect(await scrolls()).toBe(false);

  await page.setViewportSize({ width: 1280, height: 300 });

  await expect.poll(scrolls).toBe(true);
  expect((await form.boundingBox())?.x).toBe(before?.x);
});
