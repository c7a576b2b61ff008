import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';
import { withText } from '../../testing/with-text.ts';
import { withoutFields } from '../../testing/without-fields.ts';

const ACCOUNT = 'Zenith Bank ····ending in 4321, CHIDI OKEKE';

function rowsOf(card: HTMLElement): Record<string, string> {
  const values = within(card).getAllByRole('definition');
  const labels = within(card).getAllByRole('term');
  return Object.fromEntries(
    labels.map((label, index) => [label.textContent, values[index]?.textContent ?? '']),
  );
}

test.each(['orders', 'manage-transactions'] as const)(
  '%s page: a seller reads where the payout went',
  async (folder) => {
    const { backend, trade, transactionId } = await tradeAt('Completed');
    const id = folder === 'orders' ? trade.orderId : transactionId;
    const { user } = await openApp(`/dashboard/${folder}/${id}`, { as: 'chidi', backend });

    const card = await screen.findByRole('region', { name: 'Payout' });

    expect(rowsOf(card)).toEqual({
      'Paid out to': ACCOUNT,
      'Payout reference': 'PAYOUT-000001Copy the payout reference',
    });
    await user.click(within(card).getByRole('button', { name: 'Copy the payout reference' }));
    expect(await navigator.clipboard.readText()).toBe('PAYOUT-000001');
  },
);

test('order page: a seller of a delivered order reads where the payout goes', async () => {
  const { backend, trade } = await tradeAt('Delivered');
  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'chidi', backend });

  const card = await screen.findByRole('region', { name: 'Payout' });

  expect(rowsOf(card)).toEqual({ 'Will be paid out to': ACCOUNT });
});

test('order page: a buyer reads about the refund', async () => {
  const { backend, trade } = await tradeAt('Close');
  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'ada', backend });

  const card = await screen.findByRole('region', { name: 'Refund' });

  expect(rowsOf(card)).toMatchObject({
    'Refund reference':
      'REFUND-000001Copy the refund referenceNot in your account? Give your bank this reference.',
  });
});

test.each([
  ['Completed', 'ada'],
  ['Close', 'chidi'],
  ['Shipped', 'chidi'],
] as const)('order page: of an order that is %s, %s reads no account', async (status, as) => {
  const { backend, trade } = await tradeAt(status);
  await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
  await screen.findByRole('region', { name: 'Payment breakdown' });

  expect(screen.queryByRole('region', { name: 'Payout' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull();
});

test('order page: a payout without its time is not called paid out', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText('/Order/GetById/', /("payout":\{[^}]*),"at":"[^"]*"/, '$1'));
  await goTo(`/dashboard/orders/${trade.orderId}`);

  const card = await screen.findByRole('region', { name: 'Payout' });

  expect(rowsOf(card)).toHaveProperty('Will be paid out to');
  const now = screen.getByRole('region', { name: 'What happens now' });
  expect(now.textContent).toContain('₦48,118.75 is on its way to your bank account.');
  expect(document.body.textContent).not.toMatch(/You received|was paid into|was paid to/);
});

test('order page: an account without digits is named by its bank', async () => {
  const { backend, trade } = await tradeAt('Close');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('/Order/GetById/', '"refund":{', '"refund":{"bankName":"Zenith Bank",'));
  await goTo(`/dashboard/orders/${trade.orderId}`);

  const card = await screen.findByRole('region', { name: 'Refund' });

  expect(rowsOf(card)).toHaveProperty('Refunded into', 'Zenith Bank');
});

test('payment record: an empty history leaves out no facts', async () => {
  const { backend, transactionId } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText('/Transaction/GetById/', /"events":\[.*?\](?=,"|\})/, '"events":[]'));
  await goTo(`/dashboard/transactions/${transactionId}`);

  await screen.findByText('Payout made on');
});

test('order page: a refund of another amount is named everywhere', async () => {
  const { backend, trade } = await tradeAt('Close');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('/Order/GetById/', /("refund":\{[^}]*"amount":)[\d.]+/, '$1 51881'));
  await goTo(`/dashboard/orders/${trade.orderId}`);

  await screen.findByRole('region', { name: '₦51,881.00 was refunded to you' });
  const now = screen.getByRole('region', { name: 'What happens now' });
  expect(now.textContent).not.toContain('₦51,881.25');
});

test('order page: amounts that do not add up are not called received', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText('/Order/GetById/', /"totalAmount":[\d.]+/, '"totalAmount":1'));
  await goTo(`/dashboard/orders/${trade.orderId}`);

  await screen.findByRole('region', { name: 'You were paid' });
  screen.getByText(/^These amounts do not add up/);
  expect(screen.queryByText(/You received/)).toBeNull();
});

test('order page: without a payout from the service there is no card', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withoutFields('/Order/GetById/', ['payout']));
  await goTo(`/dashboard/orders/${trade.orderId}`);
  await screen.findByRole('region', { name: 'Payment breakdown' });

  expect(screen.queryByRole('region', { name: 'Payout' })).toBeNull();
});

test('transaction page: while the settlement runs, the payout is to come', async () => {
  const { backend, transactionId } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  const settling = '"transactionStatus":"Settling"';
  intercept(withText('/Transaction/GetById/', '"transactionStatus":"Completed"', settling));
  await goTo(`/dashboard/manage-transactions/${transactionId}`);

  expect(rowsOf(await screen.findByRole('region', { name: 'Payout' }))).toHaveProperty('Will be paid out to');
});

test('transaction page: records that contradict each other name no account', async () => {
  const { backend, transactionId } = await tradeAt('Completed');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  const pending = '"transactionStatus":"Pending"';
  intercept(withText('/Transaction/GetById/', '"transactionStatus":"Completed"', pending));
  await goTo(`/dashboard/manage-transactions/${transactionId}`);
  await screen.findByRole('region', { name: 'Payment breakdown' });

  expect(screen.queryByRole('region', { name: 'Payout' })).toBeNull();
});

test('approve page: a seller reads which account is paid, and can change it', async () => {
  const { backend, trade } = await tradeAt('Pending');
  const { user, address } = await openApp(`/dashboard/order/approve/${trade.orderId}`, {
    as: 'chidi',
    backend,
  });

  const line = (await screen.findByText(/^Paid into/)).textContent;
  expect(line).toBe('Paid into Zenith Bank ····ending in 4321');
  await user.click(screen.getByRole('link', { name: 'Change account' }));

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
});
