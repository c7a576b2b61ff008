import { expect, test } from '../fixtures/test.ts';

test('the token of a mail: not in the address and in no referrer', async ({ page }) => {
  const referrers: string[] = [];
  page.on('request', (request) => {
    // Playwright adds the headers that the browser sets only after the request.
    void request.allHeaders().then(
      ({ referer = '' }) => referrers.push(referer),
      () => undefined,
    );
  });

  await page.goto('/reset-password?Token=s3cret&email=ada@amana.test');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();

  await expect(page.getByText('This link is not complete')).toHaveCount(0);
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => /[?]|s3cret/.test(referrer))).toEqual([]);
});
