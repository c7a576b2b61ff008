import type { Locator, Page } from '@playwright/test';
import { waitForPageAfter } from '../fixtures/wait-for-page-after.ts';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class TransactionPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async ship(evidence: Photo): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Confirm Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delivery' });
    await dialog.locator('input[type=file]').setInputFiles(evidence);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await waitForPageAfter(page, '**/dashboard/overview', dialog);
  }

  async confirmReceipt(code: string): Promise<void> {
    const dialog = await this.startReceipt();
    await dialog.getByLabel('Confirmation Code').fill(code);
    await this.finishReceipt();
  }

  async startReceipt(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Product Received' }).click();
    // The code of the dialog is loaded on demand.
    await this.#receipt.getByLabel('Confirmation Code').waitFor();
    return this.#receipt;
  }

  async finishReceipt(): Promise<void> {
    await this.#receipt.getByRole('button', { name: 'Submit' }).click();
    await waitForPageAfter(this.#page, '**/dashboard/overview', this.#receipt);
  }

  get #receipt(): Locator {
    return this.#page.getByRole('dialog', { name: 'Product Received' });
  }
}
