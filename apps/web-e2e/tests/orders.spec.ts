import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectFits } from '../fixtures/accessibility.ts';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { CHIDI } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderPage } from '../pages/order-page.ts';

const WIDTHS = [320, 768, 1280];

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page, WIDTHS);
  await expectAccessibleInBothThemes(page);
}

test('every screen from the form to the payment fits and is accessible', async ({
  buyerPage: page,
  sellerPage,
  control,
}) => {
  await control.updateSettings({ autoPayAfterMs: null });
  await page.goto('/dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).click();
  const form = page.getByRole('dialog', { name: 'Transaction information' });
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(form.getByText('Amount is required')).toBeVisible();
  await expectUsable(page);

  await form.getByLabel("Seller's email").fill(CHIDI.email);
  await form
    .getByLabel('Description')
    .fill('An extraordinarily-long-word-that-nobody-would-write '.repeat(8));
  await form.getByLabel('Amount').pressSequentially('999999999');
  await expectUsable(page);
  await form.getByRole('button', { name: 'Create Order' }).click();

  const created = page.getByRole('dialog', { name: 'Order Created Successfully' });
  await expect(created.getByText('₦999,999,999.00')).toBeVisible();
  await expectUsable(page);
  await created.getByRole('button', { name: 'View Order' }).click();
  await page.getByRole('button', { name: 'Cancel Transaction' }).click();
  await expect(page.getByText('This action cannot be reversed')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'No, Return' }).click();

  await sellerPage.goto(page.url());
  await sellerPage.getByRole('button', { name: 'Approve Order' }).click();
  await sellerPage.getByRole('button', { name: 'Submit' }).click();
  await expect(sellerPage.getByText('Expected Delivery Date is required')).toBeVisible();
  await expectUsable(sellerPage);
  await sellerPage.getByLabel('Expected Delivery Date').fill('2099-12-31');
  await sellerPage.getByRole('button', { name: 'Submit' }).click();
  await sellerPage.waitForURL(/\/dashboard\/orders$/);

  await page.reload();
  await new OrderPage(page).payNow();
  await expectUsable(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.getByRole('button', { name: 'View Account' }).click();
  await expect(page.getByText('Accoun Number Expires in')).toBeVisible();
  await expectUsable(page);
});

test('a reload asks before a half-written order is lost', async ({ buyerPage: page }) => {
  await page.goto('/dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).click();
  await page.getByLabel('Description').fill('Leather sandals');
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });

  await page.evaluate(() => window.location.reload());

  await expect.poll(() => asked).toBe('beforeunload');
  await expect(page.getByLabel('Description')).toHaveValue('Leather sandals');
});

test('the form of an order is opened and left by the keyboard alone', async ({ buyerPage: page }) => {
  await page.goto('/dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Description')).toBeFocused();
  await openedDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'I am Buying' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('somebody');
  await openedDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectUsable(page);
  await openedDialog(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('somebody');
  await openedDialog(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).focus();
  await openedDialog(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I am Buying' })).toBeFocused();
});
