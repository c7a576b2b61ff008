import type { FrameLocator, Locator, Page } from '@playwright/test';

export class StagePage {
  readonly saying: Locator;
  readonly script: Locator;
  readonly money: Locator;
  readonly desk: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.saying = page.getByRole('region', { name: 'Amana on stage' });
    this.script = page.getByRole('list', { name: 'Script' });
    this.money = page.getByRole('region', { name: 'Where the money is' });
    this.desk = page.getByRole('region', { name: 'Support desk' });
  }

  async open(): Promise<this> {
    await this.#page.goto('stage');
    await this.nextButton('Ada creates the order').waitFor();
    return this;
  }

  phoneOf(name: string): FrameLocator {
    return this.#page.frameLocator(`iframe[title="Phone of ${name}"]`);
  }

  nextButton(step: string): Locator {
    return this.#page.getByRole('button', { name: `Next: ${step}`, exact: true });
  }

  async play(step: string): Promise<void> {
    await this.nextButton(step).click();
  }

  async press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click();
  }

  async choose(name: string): Promise<void> {
    await this.press('More');
    await this.#page.getByRole('menuitem', { name }).click();
  }

  async printScript(): Promise<void> {
    await this.press('More');
    await this.#page.getByRole('link', { name: 'Print the script' }).click();
  }

  /** Selects one of three parts on a phone. */
  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name, exact: true });
  }

  place(name: string): Locator {
    return this.money.getByRole('listitem').filter({ hasText: name });
  }
}
