import type { Locator, Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not shown');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const navigationOf = (page: Page) => boxOf(page.getByRole('navigation', { name: 'Main' }));

/** The application has replaced the app shell, whose navigation is another element. */
async function openOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/overview');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await startSession(page, ADA);
});

for (const width of [320, 360, 768, 1100, 1440])
  test(`at ${width} px the support button stays inside the navigation, where it covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openOverview(page);

    const button = await boxOf(page.getByRole('link', { name: 'Contact support' }));
    const navigation = await navigationOf(page);

    expect(button.left).toBeGreaterThanOrEqual(navigation.left);
    expect(button.right).toBeLessThanOrEqual(navigation.right);
    expect(button.top).toBeGreaterThanOrEqual(navigation.top);
    expect(button.bottom).toBeLessThanOrEqual(navigation.bottom);
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      const { left, right, top, bottom } = await boxOf(link);
      const isApart =
        right <= button.left || left >= button.right || bottom <= button.top || top >= button.bottom;
      expect(isApart, await link.innerText()).toBe(true);
    }
  });

test('on a desktop the navigation is shown beside the page', async ({ page }) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await openOverview(page);

    expect((await navigationOf(page)).right).toBeLessThanOrEqual((await boxOf(page.getByRole('main'))).left);
  }
});

test('screen readers hear the title of the page that a link leads to', async ({ page }) => {
  await openOverview(page);
  const announced = page.locator('body > p[aria-live=polite]');
  await expect(announced).toBeEmpty();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();

  await expect(announced).toHaveText('Account · Amana');
});

test('in a wide window the list is shown between the navigation and an order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 740 });
  await page.goto('/dashboard/orders');
  const links = page.locator('[data-rows] a');
  const secondPath = await links.nth(1).getAttribute('href');
  await links.first().click();

  const list = page.getByRole('navigation', { name: 'All Orders' });
  await expect(list.locator('[aria-current=page]')).toHaveCount(1);
  const [navigation, rows, main] = [
    await navigationOf(page),
    await boxOf(list),
    await boxOf(page.getByRole('main')),
  ];
  expect(rows.left).toBeGreaterThanOrEqual(navigation.right);
  expect(rows.right).toBeLessThanOrEqual(main.left);
  await list.locator(`a[href="${secondPath}"]`).click();
  await expect(page).toHaveURL((url) => url.pathname === secondPath);
  await expect(list.locator(`a[href="${secondPath}"]`)).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(list).toBeHidden();
});
