import type { Locator, Page } from '@playwright/test';

export class OverviewPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<this> {
    await this.#page.goto('dashboard/overview');
    return this;
  }

  balance(account: 'Buying Account' | 'Selling Account'): Locator {
    return this.#page
      .getByRole('region', { name: 'Balance Overview' })
      .locator('div')
      .filter({
        has: this.#page.getByRole('button', { name: `Hide ${account}` }),
        hasText: '₦',
      })
      .last();
  }
}
