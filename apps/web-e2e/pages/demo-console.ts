import type { Locator, Page } from '@playwright/test';

/** The demo's console beside the product. */
export class DemoConsole {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get drawer(): Locator {
    return this.#page.getByRole('dialog', { name: 'Demo console' });
  }

  /** What the last action came to. */
  get outcome(): Locator {
    return this.drawer.getByRole('status').last();
  }

  /** Opens one part, from the ribbon or from within the dialog that covers it. */
  async show(section: string): Promise<Locator> {
    if ((await this.drawer.count()) === 0) {
      const isCovered = (await this.#page.locator('dialog[open]').count()) > 0;
      await this.#page.getByRole('button', { name: isCovered ? /^Demo console/ : /^Console/ }).click();
    }
    await this.drawer.getByRole('tab', { name: new RegExp(`^${section}`) }).click();
    return this.drawer.getByRole('tabpanel');
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close the demo console' }).click();
  }

  async signInAs(name: string): Promise<void> {
    const people = await this.show('People');
    await people.getByRole('button', { name: `Sign in as ${name}` }).click();
  }

  async transfer(way: string): Promise<void> {
    const bank = await this.show('Bank');
    await bank.getByRole('button', { name: way, exact: true }).click();
  }

  /** The newest code that was mailed. */
  async useNewestCode(): Promise<void> {
    const mail = await this.show('Mail');
    await mail
      .getByRole('button', { name: /^Use the code/ })
      .first()
      .click();
  }
}
