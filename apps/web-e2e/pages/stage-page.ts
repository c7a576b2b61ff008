import type { FrameLocator, Locator, Page } from '@playwright/test';

export class StagePage {
  readonly saying: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.saying = page.getByRole('region', { name: 'Amana on stage' });
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

  /** Selects one of two phones on a narrow screen. */
  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name, exact: true });
  }

  place(name: string): Locator {
    return this.#page
      .getByRole('region', { name: 'Where the money is' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
}
