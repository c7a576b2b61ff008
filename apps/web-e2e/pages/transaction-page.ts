import type { Page } from '@playwright/test';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One paid order, as either side manages it. */
export class TransactionPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async ship(evidence: Photo): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Confirm Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delivery' });
    await dialog.getByLabel('Delivery Status').selectOption('Shipped');
    await dialog.locator('input[type=file]').setInputFiles(evidence);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/dashboard/overview');
  }

  async confirmReceipt(receipt: { code: string; date: string; receivedBy: string }): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Product Received' }).click();
    const dialog = page.getByRole('dialog', { name: 'Product Received' });
    await dialog.getByLabel('Confirmation Code').fill(receipt.code);
    await dialog.getByLabel('Date Received').fill(receipt.date);
    await dialog.getByLabel('Delivery Status').selectOption('Delivered');
    await dialog.getByLabel('Received By').fill(receipt.receivedBy);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/dashboard/overview');
  }
}
