import { readFile } from 'node:fs/promises';
import { sheetsOf } from '../fixtures/sheets.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the filtered transactions are downloaded as a file', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/transactions?status=Completed');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await coming;

  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('"Date","Reference","Note"');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain('"Completed"');
});

test('a payment record prints on one sheet', async ({ page, control }) => {
  const [transaction] = await control.transactionsOf(ADA.email);
  await startSession(page, ADA);
  await page.goto(`/dashboard/transactions/${transaction?.id ?? ''}`);
  await expect(page.getByText('In words')).toBeVisible();

  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
