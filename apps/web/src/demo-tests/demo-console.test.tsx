import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { press } from '../testing/fill-form.ts';
import { manageTransactionPath, orderPath } from '../shared/paths.ts';
import { drawer, openConsole } from './open-console.tsx';

const OVERVIEW = '/dashboard/overview';

test('the application alone has no ribbon', async () => {
  await openApp(OVERVIEW, { as: 'ada' });

  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(screen.queryByText('Demo: no real money')).toBeNull();
});

test('it is clearly not part of the product', async () => {
  const { show } = await openConsole(OVERVIEW);

  await show('Worlds');

  within(screen.getByRole('dialog', { name: 'Demo console' })).getByText('Not part of Amana');
});

test('the ribbon names who acts next and continues as that person', async () => {
  const { backend, trade, transactionId } = await tradeAt('Paid');
  const { user, address } = await openConsole(manageTransactionPath(transactionId), { as: 'ada', backend });
  await screen.findByText('You are Ada · Chidi must send the goods next');

  await press(user, 'Continue as Chidi');

  await waitFor(() => expect(address()).toBe(orderPath(trade.orderId)));
  await waitFor(() => expect(screen.queryByText(/must send the goods next/)).toBeNull());
  await press(user, 'Demo menu');
  expect(address()).toBe('/demo');
});

test('a hidden ribbon stays hidden; Alt+Shift+D still opens the console', async () => {
  const { user } = await openConsole(OVERVIEW, { as: 'ada' });
  await press(user, 'Hide the demo ribbon for this visit');
  expect(screen.queryByText('Demo: no real money')).toBeNull();
  expect(sessionStorage.getItem('demoConsole')).toContain('"isRibbonHidden":true');

  await user.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');

  await screen.findByRole('dialog', { name: 'Demo console' });
});

test('a dialog of the page takes the console in, which does not close it', async () => {
  const { backend, transactionId } = await tradeAt('Shipped');
  const { user } = await openConsole(manageTransactionPath(transactionId), { as: 'ada', backend });
  await press(user, 'Product Received');
  const dialog = await screen.findByRole('dialog', { name: 'Product Received' });

  await user.click(await within(dialog).findByRole('button', { name: /^Demo console/ }));
  await waitFor(() => expect(dialog.contains(drawer())).toBe(true));
  await user.click(screen.getByRole('tab', { name: /Trade$/ }));
  await user.keyboard('{Escape}');

  expect(drawer()).toBeNull();
  screen.getByRole('dialog', { name: 'Product Received' });
  await press(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Console/ }));
  expect(drawer()).not.toBeNull();
  expect(drawer()?.closest('dialog')).toBeNull();
});
