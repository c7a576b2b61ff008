import { type Locator, type Page, expect } from '@playwright/test';

export class DemoConsole {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get drawer(): Locator {
    return this.#page.getByRole('dialog', { name: 'Demo console' });
  }

  get outcome(): Locator {
    return this.drawer.getByRole('status').last();
  }

  async show(section: string): Promise<Locator> {
    if ((await this.drawer.count()) === 0) {
      const isCovered = (await this.#page.locator('dialog[open]').count()) > 0;
      await this.#page.getByRole('button', { name: isCovered ? /^Demo console/ : /^Console/ }).click();
    }
    await this.drawer.getByRole('tab', { name: new RegExp(section) }).click();
    return this.drawer.getByRole('tabpanel');
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close the demo console' }).click();
  }

  /** The new window has its own storage namespace, so both stay signed in. */
  async newWindowAs(name: string): Promise<Page> {
    return this.#open(`New window as ${name}`);
  }

  async copyScenarioLink(): Promise<string> {
    const people = await this.show('People');
    await people.getByRole('button', { name: 'Copy link to this scenario' }).click();
    await expect(people.getByText('Copied!')).toBeVisible();
    return this.#page.evaluate(() => navigator.clipboard.readText());
  }

  async openStage(): Promise<Page> {
    return this.#open('Open the stage');
  }

  async #open(name: string): Promise<Page> {
    const people = await this.show('People');
    const opening = this.#page.context().waitForEvent('page');
    await people.getByRole('link', { name }).click();
    return opening;
  }

  /** Freezes the simulated clock, so that no deadline passes during a slow test. */
  async freezeClock(): Promise<void> {
    const trade = await this.show('Trade');
    await trade.getByRole('switch', { name: 'Freeze the clock' }).click();
    await expect(this.outcome).toContainText('the clock is frozen');
  }

  async settle(): Promise<void> {
    const trade = await this.show('Trade');
    await trade.getByRole('button', { name: 'Settle everything delivered' }).click();
    await expect(this.outcome).toHaveText('Everything that was delivered is settled');
  }

  async transfer(way: string): Promise<void> {
    const trade = await this.show('Trade');
    await trade.getByRole('button', { name: way, exact: true }).click();
  }

  async openNewestLink(address: string): Promise<void> {
    const messages = await this.show('Messages');
    await messages.getByRole('row').filter({ hasText: address }).first().getByRole('button').click();
    await expect(this.outcome).toHaveText('Opened the link of the mail');
  }

  async useNewestCode(): Promise<void> {
    const messages = await this.show('Messages');
    await messages
      .getByRole('button', { name: /^Use the code/ })
      .first()
      .click();
    await expect(this.outcome).toContainText('is filled in');
  }
}
