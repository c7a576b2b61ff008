import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderPath } from '../shared/paths.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('an exact transfer pays, and the page shows it at once', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole(orderPath(trade.orderId), { as: 'ada', backend });
  await screen.findByText('Open Transaction');
  await show('Trade');

  await press(user, 'Exact');

  await outcome('₦51,881.25: paid, the money is held');
  await screen.findByText('No account waits for money.', { exact: false });
  await waitFor(() => expect(screen.queryByText('Open Transaction')).toBeNull());
});

test.each([
  ['Less', '₦50,881.25: too little, so it went back', 'OpenTransaction'],
  ['More', '₦52,881.25: paid, and the surplus went back', 'Paid'],
  ['Late', '₦51,881.25: on its way: move the clock, or wait', 'OpenTransaction'],
  ['Delayed', '₦51,881.25: on its way: move the clock, or wait', 'OpenTransaction'],
  [
    'Twice',
    'First ₦51,881.25: paid, the money is held. Then ₦51,881.25: the bank has reported this transfer before, so nothing moved',
    'Paid',
  ],
])('a transfer %s', async (way, text, status) => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');

  await press(user, way);

  await outcome(text);
  expect(await trade.status()).toBe(status);
});

test.each([
  ['Late', 'arrives after the account has expired and goes back', 'AwaitingPayment'],
  ['Delayed', 'arrives in time and pays', 'Paid'],
])('a transfer that is %s %s', async (way, _, status) => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  await press(user, way);
  await outcome(/on its way/);

  await backend.call('moveClock', { body: { advanceMs: 3_600_000 } });

  expect(await trade.status()).toBe(status);
});

test('a transfer of any other amount', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');

  await press(user, 'Send');
  await outcome('Enter an amount first.');
  await user.type(screen.getByLabelText('Another amount in naira'), '1500.5');
  await press(user, 'Send');

  await outcome('₦1,500.50: too little, so it went back');
  expect(await trade.status()).toBe('OpenTransaction');
});

test('the simulated bank is switched off and on', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  await show('Trade');
  const autoPay = async () => (await backend.call('getSettings')).data.autoPayAfterMs;
  const control = await screen.findByRole('switch', {
    name: /^Pay new accounts automatically/,
    checked: true,
  });

  await user.click(control);
  await outcome('New accounts wait for a transfer by hand');
  expect(await autoPay()).toBeNull();

  await user.click(await screen.findByRole('switch', { name: /^Pay new accounts/, checked: false }));
  await outcome('New accounts are paid automatically');
  expect(await autoPay()).toBe(20_000);
});
