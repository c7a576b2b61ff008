import { type Locator, type Page, expect } from '@playwright/test';

/** More than any screen has elements that take the focus. */
const MOST_STEPS = 60;

/** A person without a pointer: the focus moves by Tab alone. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Moves the focus forward to an element; fails where Tab does not reach it. */
  async moveTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async press(role: 'button' | 'link', name: string): Promise<void> {
    await this.moveTo(this.#page.getByRole(role, { name, exact: true }).first());
    await this.#page.keyboard.press('Enter');
  }

  async type(label: string, text: string): Promise<void> {
    await this.moveTo(this.#page.getByLabel(label, { exact: true }));
    await this.#page.keyboard.type(text);
  }
}
