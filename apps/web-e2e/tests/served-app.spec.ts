import type { Page } from '@playwright/test';
import { expectEarlyCharset } from '../fixtures/charset.ts';
import { configurePage } from '../fixtures/configure-page.ts';
import { ADA } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ readsOnly: true });

test('a screen can be opened by its URL', async ({ page }) => {
  const response = await page.goto('/register');

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
});

test('the page declares its charset early', async ({ request }) => {
  await expectEarlyCharset(request, '/login');
});

test('a missing asset is not answered with the page', async ({ request }) => {
  const response = await request.get('/assets/nothing-here.js');

  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('a broken configuration is reported, and the page still works', async ({ page, problems }) => {
  problems.allow(/app-config/);
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(id="app-config">)[^<]*/, '$1{ productName: ');
    await route.fulfill({ response, body: html });
  });

  await page.goto('/login');

  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect.poll(() => problems.seen(/app-config is not valid JSON/)).toBe(1);
});

test('with a wrong API address no API is called, and the form says so', async ({ page, problems }) => {
  problems.allow(/app-config: apiBaseUrl must be a web address/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url());
  });
  await configurePage(page, { apiBaseUrl: 5, reportUrl: '/mock/v1/reports' });
  await page.goto('/login');

  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  // A toast has the same text.
  const words = page.getByRole('form').getByText('This app is not set up correctly, so nothing was sent.');
  await expect(words).toContainText('Code: apiBaseUrl');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email);
  expect(calls).toEqual([]);
  // Leaving the page before this script has run would report nothing.
  await page.goto('about:blank');
  await expect
    .poll(async () => (await page.request.get('/mock/v1/reports')).text())
    .toContain('configuration:apiBaseUrl:unreadable');
});

function addScript(page: Page, property: 'src' | 'text', value: string): Promise<void> {
  return page.evaluate(
    ([name, text]) => {
      const script = document.createElement('script');
      // Bypasses Trusted Types, like markup in a document.
      if (name === 'src') script.setAttribute('src', text);
      else script.append(text);
      document.body.append(script);
    },
    [property, value] as const,
  );
}

const FORBIDDEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a script of another site': (page) => addScript(page, 'src', 'https://evil.example/x.js'),
  'a script written into the page': (page) => addScript(page, 'text', 'window.ran = true'),
  'a handler in markup': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.ran = true">');
    }),
  'a text that is run': (page) =>
    page.evaluate(() => void Reflect.apply(setTimeout, window, ['window.ran = true'])),
  'a call to another site': (page) => page.evaluate(() => fetch('https://evil.example/')),
};

test('the policy of the page stops foreign scripts and calls', async ({ page, problems }) => {
  problems.allow(/policy|TrustedHTML|TrustedScript/i);
  const refusals = () => problems.seen(/policy: |Content Security Policy|TrustedScript/);
  for (const [what, attempt] of Object.entries(FORBIDDEN))
    await test.step(what, async () => {
      await page.goto('/login');
      const refused = refusals();

      // Some throw, others are ignored.
      await attempt(page).catch(() => null);

      await expect.poll(refusals).toBeGreaterThan(refused);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
});
