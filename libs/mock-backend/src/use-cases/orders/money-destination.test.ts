import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { type Trade, startTrade, userIdOf } from '../../testing/trade.ts';

async function tradeIn(status: Parameters<Trade['bringTo']>[0]) {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo(status);
  return { backend, trade };
}

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
  const { backend, trade } = await tradeIn('Shipped');

  expect(await read(backend, trade, 'chidi')).toEqual({});
});

test('payout: a delivered order has its account, without a transfer', async () => {
  const { backend, trade } = await tradeIn('Delivered');

  expect(await read(backend, trade, 'chidi')).toEqual({ payout: ACCOUNT });
});

test('payout: a completed order has the reference and time of the transfer', async () => {
  const { backend, trade } = await tradeIn('Completed');
  const { data } = await backend.call('getOrder', { as: 'chidi', path: { id: trade.orderId } });
  const settled = data.events?.find(({ kind }) => kind === 'settled');

  expect(data.payout).toEqual({
    ...ACCOUNT,
    reference: 'PAYOUT-000001',
    at: settled?.at,
  });
});

test('payout: bank details that change after the delivery do not change it', async () => {
  const { backend, trade } = await tradeIn('Delivered');
  const { data: banks } = await backend.call('getBanks', { as: 'chidi' });
  const bank = banks.find(({ name }) => name !== ACCOUNT.bankName);
  if (bank === undefined) throw new Error('There is no other bank');
  const body = { bankCode: bank.code, accountNumber: '2012345678' };
  const { data: holder } = await backend.call('resolveBankAccount', { as: 'chidi', body });
  await backend.call('saveBankAccount', {
    as: 'chidi',
    path: { userId: userIdOf('chidi') },
    body: { ...holder, accountNumber: body.accountNumber, bankName: bank.name, bankId: bank.id },
  });

  expect(await read(backend, trade, 'chidi')).toEqual({ payout: ACCOUNT });
});

test('refund: the buyer reads amount, reference and time', async () => {
  const { backend, trade } = await tradeIn('Close');
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  const decided = data.events?.find(({ kind }) => kind === 'decided');

  expect(data.refund).toEqual({
    amount: 51_881.25,
    reference: 'REFUND-000001',
    at: decided?.at,
  });
});

test.each(['Delivered', 'Completed', 'Close'] as const)(
  'money of a %s order: neither party reads where the money of the other goes',
  async (status) => {
    const { backend, trade } = await tradeIn(status);

    expect((await read(backend, trade, 'ada')).payout).toBeUndefined();
    expect((await read(backend, trade, 'chidi')).refund).toBeUndefined();
  },
);

test('payout and refund: not in lists', async () => {
  const { backend } = await tradeIn('Completed');
  const lists = [
    await backend.call('getOrderHistory', { as: 'chidi' }),
    await backend.call('getTransactionHistory', { as: 'chidi' }),
  ];

  expect(JSON.stringify(lists)).not.toContain('accountNumberLast4');
});
