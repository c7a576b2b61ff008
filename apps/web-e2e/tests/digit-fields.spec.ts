import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

async function openOrderForm(page: Page) {
  await page.goto('/dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).click();
  return page.getByRole('dialog', { name: 'Transaction information' });
}

test('an amount is formatted after a keyboard has composed it', async ({ buyerPage: page, context }) => {
  const form = await openOrderForm(page);
  const amount = form.getByLabel('Amount');
  const devTools = await context.newCDPSession(page);

  await amount.click();
  for (const text of ['1', '12', '125', '1250', '12500']) {
    await devTools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(amount).toHaveValue(text);
  }
  await devTools.send('Input.insertText', { text: '12500' });

  await expect(amount).toHaveValue('12,500');
  await page.keyboard.type('0');
  await expect(amount).toHaveValue('125,000');
});

test('a full field refuses a digit in its middle and keeps the caret', async ({ buyerPage: page }) => {
  const form = await openOrderForm(page);
  const phone = form.getByLabel(/phone number/);

  await phone.pressSequentially('08031234567');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await page.keyboard.type('9');

  await expect(phone).toHaveValue('08031234567');
  await expect(form.getByText('Phone Number must be at most 11 digits')).toBeVisible();
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('08091234567');
});
