import type { Locator, Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not shown');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const navigationOf = (page: Page) => boxOf(page.getByRole('navigation', { name: 'Main' }));

async function openOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/overview');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

test.use({ readsOnly: true });

test.beforeEach(async ({ page }) => {
  await startSession(page, ADA);
});

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

test('navigation on a phone: three equal places, Create Order in the centre', async ({ page }) => {
  await openOverview(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [320, 360, 767]) {
    await page.setViewportSize({ width, height: 740 });

    await expect(links).toHaveText(['Home', 'Create Order', 'Account']);
    const boxes = await Promise.all((await links.all()).map(boxOf));
    const [home, create, account] = boxes.map(({ left, right }) => right - left);
    expect(create, `${width} px`).toBeCloseTo(home ?? 0, 0);
    expect(account, `${width} px`).toBeCloseTo(home ?? 0, 0);
    const centreOf = ({ left, right }: Box) => (left + right) / 2;
    // Without the scrollbar, for which wide windows reserve space.
    const middle = centreOf(await boxOf(page.locator('body')));
    expect(boxes.map((box) => Math.abs(centreOf(box) - middle))[1], `${width} px`).toBeLessThanOrEqual(1);
  }
});

for (const path of ['overview', 'account', 'orders', 'create-order'])
  test(`phone: the bell does not cover the title of ${path}`, async ({ page }) => {
    await page.goto(`/dashboard/${path}`);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const bell = await boxOf(page.getByRole('button', { name: /^Notifications/ }));
      const title = page.getByRole('heading', { level: 1 });
      const end = await title.evaluate((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getBoundingClientRect().right;
      });

      expect(end, `${width} px`).toBeLessThanOrEqual(bell.left);
    }
  });

for (const path of ['overview', 'account', 'settings', 'create-order', 'orders', 'account/edit-profile'])
  test(`support button of ${path}: covers neither navigation nor page end`, async ({ page }) => {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('link', { name: 'Contact support' });
    for (const width of [320, 360, 768, 1100, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await navigation.getByRole('link', { name: 'Account' }).focus();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        // The focus may have scrolled the page, so this checks its end.
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

        const place = await boxOf(button);
        expect(place.right - place.left).toBeGreaterThanOrEqual(44);
        for (const link of await navigation.getByRole('link').all())
          expect(isApart(await boxOf(link), place), await link.innerText()).toBe(true);
        const last = page.getByRole('main').locator('a, button, input, select, textarea').last();
        expect(isApart(await boxOf(last), place), 'the last control').toBe(true);
      });
  });

test('navigation from 768 px: next to the page, with the lists and the bell', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await openOverview(page);

    await expect(links).toHaveText(['Home', 'Create Order', 'Orders', 'Transactions', 'Disputes', 'Account']);
    const bell = await boxOf(page.getByRole('button', { name: /^Notifications/ }));
    for (const link of await links.all()) expect(isApart(await boxOf(link), bell)).toBe(true);
    expect((await navigationOf(page)).right).toBeLessThanOrEqual((await boxOf(page.getByRole('main'))).left);
  }
});
