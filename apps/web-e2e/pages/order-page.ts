import type { Locator, Page } from '@playwright/test';

export class OrderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openLink(link: string): Promise<this> {
    const { pathname, search } = new URL(link);
    await this.#page.goto(`${pathname}${search}`);
    return this;
  }

  get status(): Locator {
    return this.#page.getByRole('main').locator('.badge').first();
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  async approveFor(date: string): Promise<void> {
    await this.startApproval(date);
    await this.submitApproval();
    await this.#page.waitForURL(/\/dashboard\/orders$/);
  }

  async startApproval(date: string): Promise<void> {
    await this.button('Approve Order').click();
    await this.#page.getByLabel('Expected Delivery Date').fill(date);
  }

  async submitApproval(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Submit' }).click();
  }

  async stop(button: 'Cancel Transaction' | 'Cancel Order'): Promise<void> {
    await this.button(button).click();
    await this.#page.getByRole('button', { name: 'Yes, Cancel Order' }).click();
  }

  async payNow(): Promise<PaymentAccountShown> {
    const page = this.#page;
    await this.button('Pay Now').click();
    await page.getByRole('button', { name: 'Make Payment with bank' }).click();
    const details = page.getByRole('region', { name: 'Bank account details' });
    const number = await details.getByText(/^\d{10}$/).textContent();
    const amount = await details.getByText('₦').first().textContent();
    return {
      accountNumber: number ?? '',
      amount: Number((amount ?? '').replace(/[^\d.]/g, '')),
    };
  }

  async manage(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Manage Transaction' }).click();
    await this.#page.waitForURL(/\/manage-transactions\//);
  }
}

export interface PaymentAccountShown {
  accountNumber: string;
  amount: number;
}
