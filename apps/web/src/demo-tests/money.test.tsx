import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderPath } from '../shared/paths.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('an event leads to its order and to where its money is', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { user, show, address } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  const panel = await show('Trade');
  const events = await within(panel).findByRole('list', { name: 'Events' });
  const entry = (text: RegExp) => within(events).getByText(text).closest('li') ?? events;
  expect(entry(/is settled$/).textContent).toContain('3 ledger entries');
  expect(entry(/^Ada Obi created order/).textContent).toContain('POST /api/v1/Order/CreateOrder → 200');

  await user.click(within(entry(/is settled$/)).getByRole('button', { name: 'Open order' }));
  await waitFor(() => expect(address()).toBe(orderPath(trade.orderId)));
  await user.click(within(entry(/is settled$/)).getByRole('button', { name: 'Its money' }));

  const ledger = await screen.findByRole('region', { name: 'Ledger' });
  expect(within(ledger).getAllByRole('row')).toHaveLength(6);
  within(ledger).getByText('escrow → sellers-banks');
  expect(screen.getByRole('figure').textContent).toContain('sent ₦51,881.25');
  expect(screen.getByRole('figure').textContent).toContain('Seller’s bank₦48,118.75');
});

test('of all orders together only the picture is shown', async () => {
  const { backend } = await tradeAt('Paid');
  const { show } = await openConsole('/dashboard/overview', { as: 'ada', backend });

  await show('Trade');

  await screen.findByText('Held in escrow');
  expect(screen.queryByRole('region', { name: 'Ledger' })).toBeNull();
});

test('an unbalanced ledger is reported above its entries', async () => {
  const { backend, trade } = await tradeAt('Paid');
  vi.spyOn(backend.world.ledger, 'isBalanced').mockReturnValue(false);
  const { user, show } = await openConsole(orderPath(trade.orderId), { as: 'ada', backend });
  const panel = await show('Trade');
  const [theirs] = await within(panel).findAllByRole('button', { name: 'Its money' });

  await user.click(theirs ?? panel);

  await screen.findByText('The ledger does not balance. This is a bug of the mock.');
  screen.getByRole('region', { name: 'Ledger' });
});

test('what happens while the console is open is seen at once', async () => {
  const { backend } = await tradeAt('OpenTransaction');
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  await screen.findByText('No money has moved.');
  await show('Trade');

  await press(user, 'Exact');
  await screen.findByText(/the money is held/);
  await show('Trade');

  await screen.findByText(/^₦51,881.25 is held for/);
});
