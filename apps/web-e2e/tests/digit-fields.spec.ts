import { expect, test } from '../fixtures/test.ts';

test('an amount is formatted after a keyboard has composed it', async ({ buyerPage: page, context }) => {
  await page.goto('/dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).click();
  const amount = page.getByRole('dialog').getByLabel('Amount');
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
