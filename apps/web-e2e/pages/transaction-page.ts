import type { Locator, Page } from '@playwright/test';
import { waitForPageAfter } from '../fixtures/wait-for-page-after.ts';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The buyer's confirmation of receipt. */
export interface Receipt {
  date: string;
  receivedBy: string;
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
    await waitForPageAfter(page, '**/dashboard/overview', dialog);
  }

  async confirmReceipt(receipt: Receipt & { code: string }): Promise<void> {
    const dialog = await this.startReceipt();
    await dialog.getByLabel('Confirmation Code').fill(receipt.code);
    await this.finishReceipt(receipt);
  }

  async startReceipt(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Product Received' }).click();
    // The code of the dialog is loaded on demand.
    await this.#receipt.getByLabel('Confirmation Code').waitFor();
    return this.#receipt;
  }

  /** Fills everything but the code, and submits. */
  async finishReceipt({ date, receivedBy }: Receipt): Promise<void> {
    await this.#receipt.getByLabel('Date Received').fill(date);
    await this.#receipt.getByLabel('Delivery Status').selectOption('Delivered');
    await this.#receipt.getByLabel('Received By').fill(receivedBy);
    await this.#receipt.getByRole('button', { name: 'Submit' }).click();
    await waitForPageAfter(this.#page, '**/dashboard/overview', this.#receipt);
  }

  get #receipt(): Locator {
    return this.#page.getByRole('dialog', { name: 'Product Received' });
  }
}
