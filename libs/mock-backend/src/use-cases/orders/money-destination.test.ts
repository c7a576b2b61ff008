import { expect, test } from 'vitest';
import type { TestBackend } from '../../testing/test-backend.ts';
import { type Trade, tradeAt } from '../../testing/trade.ts';

async function read(backend: TestBackend, trade: Trade, as: 'ada' | 'chidi') {
  const order = await backend.call('getOrder', { as, path: { id: trade.orderId } });
  const path = { transactionId: await trade.transactionId() };
  const transaction = await backend.call('getTransaction', { as, path });
  const { payout, refund } = order.data;
  expect([transaction.data.payout, transaction.data.refund]).toEqual([payout, refund]);
  return { payout, refund };
}

const ACCOUNT = { bankName: 'Zenith Bank', accountNumberLast4: '4321', accountName: 'CHIDI OKEKE' };

test('payout: unknown before the delivery', async () => {
  const { backend, trade } = await tradeAt('Shipped');

  expect(await read(backend, trade, 'chidi')).toEqual({});
});

test('payout: a delivered order has its account, without a transfer', async () => {
  const { backend, trade } = await tradeAt('Delivered');

  expect(await read(backend, trade, 'chidi')).toEqual({ payout: ACCOUNT });
});

test('payout: a completed order has the reference and time of the transfer', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { data } = await backend.call('getOrder', { as: 'chidi', path: { id: trade.orderId } });
  const settled = data.events?.find(({ kind }) => kind === 'settled');

  expect(data.payout).toEqual({
    ...ACCOUNT,
    reference: 'PAYOUT-000001',
    at: settled?.at,
  });
});

test('refund: the buyer reads amount, reference and time', async () => {
  const { backend, trade } = await tradeAt('Close');
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  const decided = data.events?.find(({ kind }) => kind === 'decided');

  expect(data.refund).toEqual({
    amount: 51_881.25,
    reference: 'REFUND-000001',
    at: decided?.at,
  });
});

test('payout and refund: not in lists', async () => {
  const { backend } = await tradeAt('Completed');
  const lists = [
    await backend.call('getOrderHistory', { as: 'chidi' }),
    await backend.call('getTransactionHistory', { as: 'chidi' }),
  ];

  expect(JSON.stringify(lists)).not.toContain('accountNumberLast4');
});
