import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';

/** Twelve orders that Ada buys, so that there are two pages. */
async function openOrders() {
  const backend = await createTestBackend();
  for (let n = 1; n <= 12; n += 1)
    await backend.call('createOrder', {
      as: 'ada',
      body: {
        email: 'chidi@amana.test',
        description: `Bought ${n}`,
        amount: 50_000,
        buyerId: userIdOf('ada'),
      },
    });
  const app = await openApp('/dashboard/orders', { as: 'ada', backend });
  await screen.findByText('Bought 12');
  return app;
}

const focused = () => document.activeElement?.textContent ?? '';
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('j and k move through the rows, / to the search, where letters are text', async () => {
  const { user } = await openOrders();

  await user.keyboard('j');
  expect(focused()).toContain('Bought 12');
  await user.keyboard('jj');
  expect(focused()).toContain('Bought 10');
  await user.keyboard('k');
  expect(focused()).toContain('Bought 11');

  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('jnp?/');
  expect(search).toHaveProperty('value', 'jnp?/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('n and p turn the pages, and no further; Enter opens the row', async () => {
  const { user, address } = await openOrders();

  await user.keyboard('p');
  expect(address()).toBe('/dashboard/orders');
  await user.keyboard('n');
  await screen.findByText('Bought 1');
  await user.keyboard('n');
  expect(address()).toBe('/dashboard/orders?tab=buy&page=2');
  await user.keyboard('p');
  await screen.findByText('Bought 12');

  await user.keyboard('j{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/orders\/[\w-]+$/));
});

test('with Control, or while a dialog is open, the keys do nothing', async () => {
  const { user, address } = await openOrders();

  await user.keyboard('{Control>}n{/Control}');
  await user.keyboard('?');
  await help();
  await user.keyboard('n');

  expect(address()).toBe('/dashboard/orders');
});

test('? lists the keys; they can be switched off for this device, and on again', async () => {
  const { user, goTo } = await openOrders();

  await user.keyboard('?');
  within(await help()).getByText('Next row');
  await user.click(within(await help()).getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('?/j');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(document.body);

  await goTo('/dashboard/transactions');
  await goTo('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(within(await help()).getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await user.keyboard('{Escape}j');
  expect(focused()).toContain('Bought 12');
});

test('the way to the switch is hidden only where the pointer does not hover, not in a narrow or enlarged window', () => {
  const css = readFileSync(join(import.meta.dirname, 'list-shortcuts.module.css'), 'utf8');

  expect(css.match(/@media .*/g)).toEqual(['@media (hover: none) {']);
});
