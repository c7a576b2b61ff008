import type { Locator, Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** The style of a pseudo-element or of the element itself. */
const styleOf = (locator: Locator, name: string, pseudo?: string) =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property),
    [name, pseudo] as const,
  );

/** The colour of selected items, which the user chose for every app. */
const highlightOf = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('p'));
    sample.style.cssText = 'color: Highlight; forced-color-adjust: none';
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { forcedColors: 'active' } });

test('forced colours: the current page and unread items stay marked', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const home = navigation.getByRole('link', { name: 'Home' });
  const centre = navigation.getByRole('link', { name: 'Create Order' });
  await expect(home).toHaveAttribute('aria-current', 'page');
  const highlight = await highlightOf(page);

  expect(await styleOf(navigation, 'background-color')).not.toBe(highlight);
  expect(await styleOf(home, 'content', '::before')).toBe('""');
  expect(await styleOf(home, 'background-color', '::before')).toBe(highlight);
  expect(await styleOf(home, 'height', '::before')).toBe('3px');
  expect(await styleOf(centre, 'border-top-color')).not.toBe(highlight);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const unread = page.getByText('(unread)').first().locator('..');
  expect(await styleOf(unread, 'content', '::after')).toBe('""');
  expect(await styleOf(unread, 'border-top-width', '::after')).toBe('4px');
  expect(await styleOf(unread, 'border-top-color', '::after')).toBe(await styleOf(unread, 'color'));

  await centre.click();
  await expect(centre).toHaveAttribute('aria-current', 'page');
  expect(await styleOf(centre, 'background-color', '::before')).toBe(highlight);
  expect(await styleOf(home, 'content', '::before')).toBe('none');
});

test('forced colours: the spinner of a busy button is not a closed ring', async ({ page, context }) => {
  const held = Promise.withResolvers<null>();
  await context.route('**/Auth/Login', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  const spinner = page.locator('button[aria-busy=true] [class*=spinner]');
  expect(await styleOf(spinner, 'border-right-color')).not.toBe(await styleOf(spinner, 'border-left-color'));
  held.resolve(null);
  await page.waitForURL('**/dashboard/overview');
});
