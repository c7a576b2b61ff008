import type { Locator, Page } from '@playwright/test';
import type { Photo } from './transaction-page.ts';

export class ChatPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(threadId: string): Promise<this> {
    await this.#page.goto(`dashboard/chats/${threadId}`);
    return this;
  }

  get thread(): Locator {
    return this.#page.getByRole('region', { name: 'Messages' });
  }

  get messages(): Locator {
    return this.thread.getByRole('listitem');
  }

  get newMessagesHint(): Locator {
    return this.#page.getByRole('button', { name: 'New messages' });
  }

  get sending(): Locator {
    return this.#page.getByText('Sending…');
  }

  /** Waits until the server has the message, so that support's answer follows it. */
  async write(text: string): Promise<void> {
    await this.#page.getByLabel('Message', { exact: true }).fill(text);
    const taken = this.#page.waitForResponse('**/Message/Send');
    await this.#page.keyboard.press('Enter');
    await taken;
  }

  async attach(photo: Photo): Promise<void> {
    await this.#page.getByLabel('Attachment').setInputFiles(photo);
  }

  async distanceFromBottom(): Promise<number> {
    return this.thread.evaluate((element) => -element.scrollTop);
  }

  async scroll(pixels: number): Promise<void> {
    await this.thread.hover();
    await this.#page.mouse.wheel(0, pixels);
  }
}
