import { DESCRIPTION_MAX_LENGTH } from '@amana/domain';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  setTheme,
} from '../fixtures/accessibility.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';
import { sheetsOf } from '../fixtures/sheets.ts';

const NOT_EVIDENCE = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('sent') };

test('payment record: prints on one sheet, dark on white, in both themes', async ({ page, control }) => {
  const [transaction] = await control.transactionsOf(ADA.email);
  await page.route('**/Transaction/GetById/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const note = 'Hand-woven cloth '.repeat(DESCRIPTION_MAX_LENGTH).slice(0, DESCRIPTION_MAX_LENGTH);
    await route.fulfill({ response, json: { ...body, data: { ...body.data, note } } });
  });
  await startSession(page, ADA);
  await page.goto(`/dashboard/transactions/${transaction?.id ?? ''}`);
  await expect(page.getByText('In words')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  for (const format of ['A4', 'Letter']) expect(sheetsOf(await page.pdf({ format }))).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Print / })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Payment record/ })).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    const ink = await page.getByText('In words').evaluate((element) => getComputedStyle(element).color);
    const [red = 255, green = 255, blue = 255] = (ink.match(/\d+/g) ?? []).map(Number);
    expect(red + green + blue, ink).toBeLessThan(3 * 128);
  }
});

test('small phone: the next step and its button are on the first screen', async ({
  page,
  control,
  product,
}) => {
  const { orderId, transactionId } = await startTrade(product.url, control, 'Shipped');
  await page.route('**/GetById/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const text = 'Hand-woven cloth '.repeat(30);
    const largest = { amount: 999_999_999, charges: 2_500, vat: 187.5, totalAmount: 1_000_002_686.5 };
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, ...largest, description: text, note: text } },
    });
  });
  await startSession(page, ADA);

  for (const [path, label] of [
    [`orders/${orderId}`, 'Product Received'],
    [`manage-transactions/${transactionId}`, 'Product Received'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/dashboard/${path}`);
    const now = page.getByRole('region', { name: 'What happens now' });
    const button = now.getByRole('button', { name: label });
    await expect(now.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    const navigation = await page.getByRole('navigation').boundingBox();
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(navigation?.y ?? 0);

    await page.setViewportSize({ width: 320, height: 740 });
    const lines = () =>
      now
        .getByText('₦1,000,002,686.50', { exact: true })
        .evaluate((amount) => amount.getClientRects().length);
    await expect.poll(lines, path).toBe(1);
    await expectNoSidewaysScroll(page);
  }
});

test('delivery forms: are accessible with errors', async ({ buyerPage, sellerPage, control, product }) => {
  const paid = await startTrade(product.url, control, 'Paid');
  const shipped = await startTrade(product.url, control, 'Shipped');

  for (const [page, { transactionId }, name] of [
    [sellerPage, paid, 'Confirm Delivery'],
    [buyerPage, shipped, 'Product Received'],
  ] as const) {
    await page.goto(`/dashboard/manage-transactions/${transactionId}`);
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    if (page === sellerPage) await dialog.locator('input[type=file]').setInputFiles(NOT_EVIDENCE);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  }
});
