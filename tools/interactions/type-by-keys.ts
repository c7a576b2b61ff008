import type { Locator, Page } from '@playwright/test';

/** Lets `fill`, by which page objects enter text, press a key for each character, on this page and any other. */
export function typeByKeys(page: Page): void {
  // The class is not exported.
  const locators = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'fill'>;
  const { fill } = locators;
  locators.fill = async function fillByKeys(this: Locator, text, options) {
    const isTyped = await this.evaluate(
      (element) =>
        element instanceof HTMLTextAreaElement || !/^(date|file)$/.test(element.getAttribute('type') ?? ''),
    );
    await fill.call(this, isTyped ? '' : text, options);
    if (isTyped) await this.pressSequentially(text);
  };
}
