import type { Locator } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of a pseudo-element, or of the element itself. */
const styleOf = (locator: Locator, name: string, pseudo?: string) =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property),
    [name, pseudo] as const,
  );

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { forcedColors: 'active' } });

test('with forced colours the current page and what is unread are still marked', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const background = await styleOf(navigation, 'background-color');
  const home = navigation.getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('aria-current', 'page');

  expect(await styleOf(home, 'background-color', '::before')).not.toBe(background);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const unread = page.getByText('(unread)').first().locator('..');
  expect(await styleOf(unread, 'border-top-width', '::after')).toBe('4px');
});
