import type { Locator, Page } from '@playwright/test';
import { waitForPageAfter } from '../fixtures/wait-for-page-after.ts';
import type { Photo } from './transaction-page.ts';

export interface WrittenDispute {
  category: string;
  title: string;
  note: string;
  document?: Photo;
}

export class DisputePages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async lodge(transactionId: string, { category, title, note, document }: WrittenDispute): Promise<void> {
    const page = this.#page;
    await page.goto(`dashboard/manage-transactions/${transactionId}`);
    await page.getByRole('button', { name: 'Lodge Dispute' }).click();
    const form = page.getByRole('form', { name: 'Lodge Dispute' });
    await form.getByRole('radio', { name: category }).check();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Note').fill(note);
    if (document !== undefined) await form.locator('input[type=file]').setInputFiles(document);
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/dashboard/disputes');
  }

  async open(transactionId: string): Promise<this> {
    await this.#page.goto(`dashboard/manage-disputes/${transactionId}`);
    return this;
  }

  row(description: string): Locator {
    return this.#page.getByRole('link', { name: description });
  }

  get details(): Locator {
    return this.#page.getByRole('main');
  }

  async document(): Promise<{ url: string; bytes: Buffer }> {
    const link = this.#page.getByRole('link', { name: 'View document' });
    const url = await link.evaluate((element: HTMLAnchorElement) => element.href);
    const response = await this.#page.request.get(url);
    return { url, bytes: await response.body() };
  }

  async chat(): Promise<string> {
    await this.#page.getByRole('link', { name: 'Chat with Support' }).click();
    await this.#page.waitForURL('**/dashboard/chats/*');
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  async cancel(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cancel Dispute' }).click();
    await this.#page.getByRole('button', { name: 'Yes, Cancel Dispute' }).click();
    await waitForPageAfter(this.#page, '**/dashboard/disputes', this.#page.getByRole('dialog'));
  }
}
