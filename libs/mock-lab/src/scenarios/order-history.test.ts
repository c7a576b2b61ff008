import { type TestBackend, type Trade, LONG_MS, startTrade, userIdOf } from '@amana/mock-backend/testing';
import { expect, test } from 'vitest';
import { samplePhoto } from './sample-photo.ts';
import { createTestBackend } from '../testing/test-lab.ts';

async function startedTrade() {
  const backend = await createTestBackend();
  return { backend, trade: await startTrade(backend) };
}

async function historyOf(backend: TestBackend, { orderId }: Trade) {
  const { data } = await backend.call('getOrder', { as: 'chidi', path: { id: orderId } });
  return data.events ?? [];
}

test('a settled trade: the actor and amount of each step', async () => {
  const { backend, trade } = await startedTrade();
  await trade.bringTo('Completed');

  const events = await historyOf(backend, trade);

  expect(events.map(({ at: _, ...step }) => step)).toEqual([
    { kind: 'created', by: 'buyer' },
    { kind: 'approved', by: 'seller' },
    { kind: 'accountMade', by: 'buyer' },
    { kind: 'paid', by: 'buyer', amount: 51_881.25 },
    { kind: 'shipped', by: 'seller' },
    { kind: 'received', by: 'buyer' },
    { kind: 'settled', by: 'system', amount: 48_118.75 },
  ]);
  expect(events[0]?.at).toBe('2026-03-02T09:00:00.000Z');
  expect(events.map(({ at }) => at).toSorted()).toEqual(events.map(({ at }) => at));
});

test('each returned transfer has its amount and its reason', async () => {
  const { backend, trade } = await startedTrade();
  await trade.bringTo('OpenTransaction');
  const { accountNumber, amount } = await trade.account();
  for (const sent of [amount - 500, amount + 1_000, amount])
    await backend.call('sendTransfer', { body: { accountNumber, amount: sent } });

  const returned = (await historyOf(backend, trade)).filter(({ kind }) => kind === 'transferReturned');

  expect(returned.map(({ reason, amount: naira }) => [reason, naira])).toEqual([
    ['tooLittle', 51_381.25],
    ['tooMuch', 1_000],
    ['tooLate', 51_881.25],
  ]);
});

test('history: links evidence and documents at their events', async () => {
  const { backend, trade } = await startedTrade();
  await trade.bringTo('Paid');
  const TransactionId = await trade.transactionId();
  const UploadEvidence = samplePhoto();
  const shipment = { TransactionId, OrderStatus: 'Shipped', UploadEvidence } as const;
  await backend.call('updateOrderDelivery', { as: 'chidi', body: shipment });
  const complaint = { TransactionId, CreatedByUserId: userIdOf('ada'), Title: 'Broken', Note: 'See there.' };
  const { data: first } = await backend.call('createDispute', { as: 'ada', body: complaint });
  await backend.call('cancelDispute', { as: 'ada', path: { id: first.id } });
  const documented = { ...complaint, Document: samplePhoto() };
  const { data: second } = await backend.call('createDispute', { as: 'ada', body: documented });
  await backend.call('resolveDispute', { path: { id: second.id }, body: { inFavourOf: 'buyer' } });

  const { data } = await backend.call('getTransaction', {
    as: 'ada',
    path: { transactionId: TransactionId },
  });
  const later = data.events?.slice(4) ?? [];

  expect(later.map(({ kind, documentUrl }) => [kind, documentUrl])).toEqual([
    ['shipped', expect.stringContaining('/uploads/')],
    ['disputed', undefined],
    ['disputeCancelled', undefined],
    ['disputed', second.documentUrl],
    ['decided', undefined],
  ]);
  expect(later.at(-1)).toMatchObject({ by: 'support', reason: 'forBuyer', amount: 51_881.25 });
});

test('an expired account, and the person that stopped the order', async () => {
  const { backend, trade } = await startedTrade();
  await trade.bringTo('AwaitingPayment');
  await backend.call('rejectOrder', { as: 'chidi', body: { orderId: trade.orderId } });

  const events = await historyOf(backend, trade);

  expect(events.slice(-2).map(({ kind, by }) => [kind, by])).toEqual([
    ['accountExpired', 'system'],
    ['rejected', 'seller'],
  ]);
});

test('a sale is created and approved at once', async () => {
  const backend = await createTestBackend();
  const sale = { vendorId: userIdOf('chidi'), email: 'ada@amana.test', description: 'A drum', amount: 5_000 };
  const { data: created } = await backend.call('createOrder', {
    as: 'chidi',
    body: { ...sale, estimatedTimeOfDelivery: '2026-03-09' },
  });

  const { data } = await backend.call('getOrder', { as: 'chidi', path: { id: created.id } });

  expect(data.events?.map(({ kind, by }) => [kind, by])).toEqual([
    ['created', 'seller'],
    ['approved', 'seller'],
  ]);
});

test('history: none for an order without a recorded creation, none in lists', async () => {
  const backend = await createTestBackend({ scenario: 'busy', orders: 1 });
  const { data: list } = await backend.call('getOrderHistory', { as: 'ada', query: {} });
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: list[0]?.id ?? '' } });
  const { backend: other, trade } = await startedTrade();
  await trade.bringTo('Paid');
  await other.call('moveClock', { body: { advanceMs: LONG_MS } });
  const { data: orders } = await other.call('getOrderHistory', { as: 'ada', query: {} });
  const { data: transactions } = await other.call('getTransactionHistory', { as: 'ada', query: {} });

  expect([data, ...list, ...orders, ...transactions].map(({ events }) => events)).toEqual(
    Array<undefined>(4).fill(undefined),
  );
});
