import type { Page } from '@playwright/test';
import { waitForPageAfter } from '../fixtures/wait-for-page-after.ts';

export interface NewOrder {
  side: 'Selling' | 'Buying';
  counterpartEmail: string;
  description: string;
  amount: string;
  deliveryDate?: string;
}

export class CreateOrderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

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
    const link = await created.getByRole('link', { name: /\/dashboard\/orders\// }).textContent();
    await created.getByRole('button', { name: 'View Order' }).click();
    await waitForPageAfter(page, /\/dashboard\/orders\//, created);
    return link ?? '';
  }
}
