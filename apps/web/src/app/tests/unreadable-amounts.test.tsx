import type { OrderStatus } from '@amana/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { type TradeAt, tradeAt } from '../../testing/trade-at.ts';
import { withText } from '../../testing/with-text.ts';

const AMOUNT =
  /"(amount|charges|vat|totalAmount|orderAmount|total(?:Outgoing|Incoming)Transactions)":[\d.]+/g;
const EVERY_AMOUNT = withText('', AMOUNT, '"$1":"N/A"');

async function openUnreadable(status: OrderStatus, path: (trade: TradeAt) => string, answer = EVERY_AMOUNT) {
  const world = await tradeAt(status);
  const app = await openApp('/dashboard/settings', { as: 'ada', backend: world.backend });
  app.intercept(answer);
  app.queryClient.clear();
  await app.goTo(`/dashboard/${path(world)}`);
  return app;
}

test.each(['orders', 'transactions', 'overview'])(
  'a row of %s keeps everything but the amount that cannot be read',
  async (list) => {
    await openUnreadable('Paid', () => list);

    const row = await screen.findByRole('link', { name: /^Leather sandals.*Invalid Amount/ });
    within(row).getByText('Invalid Amount');
    within(row).getByText('Paid');
    within(row).getByText('Chidi Okeke');
    expect(row.textContent).not.toMatch(/[+-]Invalid/);
    expect(screen.queryByText(/This entry cannot be read/)).toBeNull();
  },
);

test('a row whose total alone can be read shows it', async () => {
  await openUnreadable('Paid', () => 'orders', withText('', /"charges":[\d.]+/g, '"charges":"N/A"'));

  const row = await screen.findByRole('link', { name: /^Leather sandals.*-₦51,881\.25/ });
  within(row).getByText('Not every amount can be read');
});

test.each([
  ['order', ({ trade }: TradeAt) => `orders/${trade.orderId}`, 'Payment breakdown'],
  [
    'transaction',
    ({ transactionId }: TradeAt) => `manage-transactions/${transactionId}`,
    'Payment breakdown',
  ],
])('the page of an %s keeps everything but the amounts', async (_, path, label) => {
  await openUnreadable('Shipped', path);

  const { textContent } = await screen.findByRole('region', { name: label });
  expect(textContent).toMatch(
    /^SellerChidi OkekeAmountInvalid AmountChargesInvalid AmountVATInvalid AmountGross amount payableInvalid Amount/,
  );
  expect(textContent).toContain('Not every amount can be read. Ask support to check them.');
  screen.getByRole('timer');
  screen.getByRole('list', { name: 'Progress of the trade' });
});

test('the record of a payment keeps everything but the amounts, in words too', async () => {
  await openUnreadable('Paid', ({ transactionId }) => `transactions/${transactionId}`);

  await screen.findByText('Payment Request ID');
  expect(screen.getByText('In words').nextSibling?.textContent).toBe('Invalid Amount');
});

test('the page of a dispute keeps everything but the amounts', async () => {
  await openUnreadable('InDispute', ({ transactionId }) => `manage-disputes/${transactionId}`);

  const { textContent } = await screen.findByRole('region', { name: 'Amount breakdown' });
  expect(textContent).toContain('Total paidInvalid Amount');
  screen.getByText('Initiated by');
});

test('the balances are Invalid Amount', async () => {
  await openUnreadable('Paid', () => 'overview');

  const balances = await screen.findByRole('region', { name: 'Balance Overview' });
  await waitFor(() => expect(within(balances).getAllByText('Invalid Amount')).toHaveLength(2));
});

describe('no payment is offered', () => {
  const REASON = 'Not every amount can be read';

  test.each(['Pay Now', 'Make Payment with bank'])('by %s', async (name) => {
    await openUnreadable('Approved', ({ trade }) =>
      name === 'Pay Now' ? `orders/${trade.orderId}` : `order/payments/${trade.orderId}`,
    );

    const button = await screen.findByRole('button', { name });
    expect(button.ariaDisabled).toBe('true');
    expect(screen.getAllByText(REASON)).not.toHaveLength(0);
  });

  test.each([
    ['page of the account', ({ transactionId }: TradeAt) => `order/payment/account/${transactionId}`],
    ['payment page', ({ trade }: TradeAt) => `order/payments/${trade.orderId}`],
  ])('by an open account on the %s', async (_, path) => {
    await openUnreadable('OpenTransaction', path);

    await screen.findAllByText(/Not every amount can be read\. Do not pay before support has checked them\./);
    expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  });
});

test('a row without a status is shown as Pending', async () => {
  await openUnreadable('Paid', () => 'orders', withText('', /"orderStatus":"\w+"/g, '"orderStatus":null'));

  const row = await screen.findByRole('link', { name: /^Leather sandals/ });
  within(row).getByText('Pending');
  within(row).getByText('-₦51,881.25');
});
