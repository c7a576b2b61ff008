import { configurePage } from '../fixtures/configure-page.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('provider profile: reads other field names and flat tokens', async ({ page, control }) => {
  await configurePage(page, { providerProfile: { spelling: 'PascalCase', flat: ['Session.user'] } });
  await control.deviate(['pascal-case', 'flat-tokens']);

  await signIn(page, ADA);
  await page.goto('/dashboard/orders?tab=sell');

  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect(page.getByText('This entry cannot be read')).toHaveCount(0);
  await expect(page.getByText('No sell orders on this page')).toHaveCount(0);
});

test('unknown provider profile: calls no API, says so and reports it', async ({ page, problems }) => {
  problems.allow(/app-config: providerProfile must be/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url());
  });
  await configurePage(page, { providerProfile: 'asp-net', reportUrl: '/mock/v1/reports' });
  await page.goto('/login');

  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  // A toast has the same text.
  const words = page.getByRole('form').getByText('This app is not set up correctly, so nothing was sent.');
  await expect(words).toContainText('Code: providerProfile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email);
  expect(calls).toEqual([]);
  // Leaving the page before this script has run would report nothing.
  await page.goto('about:blank');
  await expect
    .poll(async () => (await page.request.get('/mock/v1/reports')).text())
    .toContain('configuration:providerProfile:unreadable');
});
