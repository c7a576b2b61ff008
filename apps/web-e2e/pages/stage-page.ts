import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Two phones and what the presenter presses. */
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

  /** What a person sees on their phone. */
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

  /** A command of the menu 'More'. */
  async choose(name: string): Promise<void> {
    await this.press('More');
    await this.#page.getByRole('menuitem', { name }).click();
  }

  /** In another window. */
  async printScript(): Promise<void> {
    await this.press('More');
    await this.#page.getByRole('link', { name: 'Print the script' }).click();
  }

  /** On a phone: what is shown of the three. */
  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name, exact: true });
  }

  place(name: string): Locator {
    return this.money.getByRole('listitem').filter({ hasText: name });
  }
}
