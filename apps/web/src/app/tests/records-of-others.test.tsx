import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';

const NO_ORDER = 'Order not found or error loading order.';

/** A path before its id, the record that has the id, and the title for an id that no record has. */
const PAGES = [
  ['orders', 'order', NO_ORDER],
  ['order/approve', 'order', NO_ORDER],
  ['order/payments', 'order', 'Order not found'],
  ['order/payment/account', 'transaction', 'Transaction not found'],
  ['manage-transactions', 'transaction', 'Transaction not found'],
  ['transactions', 'transaction', 'No transaction found'],
  ['lodge-dispute', 'transaction', 'Transaction not found'],
  ['manage-disputes', 'transaction', 'Dispute not found'],
  ['manage-disputes', 'dispute', 'Dispute not found'],
  ['chats', 'dispute', 'Chat not found'],
] as const;

test.each(PAGES)('%s with the id of the %s: a stranger reads nothing of it', async (page, record) => {
  const { backend, trade, transactionId } = await tradeAt('InDispute');
  const ids = { order: trade.orderId, transaction: transactionId, dispute: trade.disputeId() };
  await openApp(`/dashboard/${page}/${ids[record]}`, { as: 'tunde', backend });

  await screen.findByText('You are not authorized to view this transaction.');
  expect(screen.queryByText('Leather sandals')).toBeNull();
});

test.each(PAGES)('%s without its %s: %s', async (page, _, title) => {
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada' });

  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    await goTo(`/dashboard/${page}/${id}`);
    await screen.findByRole('heading', { level: 1, name: title });
  }
});
