import { expectAccessibleInBothThemes, expectFits } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const OLD = 'This browser is too old';

test.use({ readsOnly: true });

for (const path of ['login', 'dashboard/orders'])
  test(`old browser: shows a message instead of ${path}`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(path, { waitUntil: 'commit' });

    await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
    await expect(page.locator('#root, form, [role=alert]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectFits(page, [320]);
    expect(scripts).toEqual([]);
  });

test('a browser of today is not called old', async ({ page }) => {
  await page.goto('login');

  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('old browser: the page names what is missing and shows no form', async ({ page, problems }) => {
    // The browser refuses to preload a script that it may not run.
    problems.allow(/request failed: .*\/assets\/index-.*\.js csp/);
    await page.goto('login');

    await expect(page.getByRole('heading', { name: 'JavaScript is turned off' })).toBeVisible();
    await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('form')).toHaveCount(0);
  });
});
