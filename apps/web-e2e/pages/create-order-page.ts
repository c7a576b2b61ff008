import type { Page } from '@playwright/test';
import { waitForPageAfter } from '../fixtures/wait-for-page-after.ts';

export interface NewOrder {
  side: 'Selling' | 'Buying';
  counterpartEmail: string;
  description: string;
  /** In whole Naira, as typed. */
  amount: string;
  /** Only for a seller with bank details. */
  deliveryDate?: string;
}

export class CreateOrderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fills and submits the form; returns the order link of the confirmation. */
  async create(order: NewOrder): Promise<string> {
    const page = this.#page;
    await page.goto('dashboard/create-order');
    await page.getByRole('button', { name: `I am ${order.side}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Transaction information' });
    await dialog.getByLabel(/email$/).fill(order.counterpartEmail);
    await dialog.getByLabel('Description').fill(order.description);
    await dialog.getByLabel('Amount').pressSequentially(order.amount);
    if (order.deliveryDate !== undefined) {
      await dialog.getByLabel('Expected Delivery Date').fill(order.deliveryDate);
    }
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    const created = page.getByRole('dialog', { name: 'Order Created Successfully' });
    const link = await created.getByRole('link').first().textContent();
    await created.getByRole('button', { name: 'View Order' }).click();
    await waitForPageAfter(page, /\/dashboard\/orders\//, created);
    return link ?? '';
  }
}
