import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { startTrade, tradeAt, userIdOf } from '../../testing/trade.ts';

async function waitingFor(backend: TestBackend, as: 'ada' | 'chidi' | 'bola') {
  const { data } = await backend.call('getOverview', { as, path: { userId: userIdOf(as) } });
  const statusesOf = (orders: typeof data.waitingOrders) => orders?.map(({ orderStatus }) => orderStatus);
  const [statuses, others] = [data.waitingOrders, data.ordersAwaitingOthers].map(statusesOf);
  return { statuses, others, ...data };
}

/** Who acts next, and whose orders wait for that: the buyer's and the seller's. */
test.each([
  ['Pending', 'seller', ['buyer']],
  ['Approved', 'buyer', ['seller']],
  ['OpenTransaction', 'buyer', ['seller']],
  ['Paid', 'seller', ['buyer']],
  ['Shipped', 'buyer', ['seller']],
  ['Delivered', null, ['buyer', 'seller']],
  ['Completed', null, []],
  ['InDispute', 'seller', ['buyer']],
  ['Cancelled', null, []],
] as const)('an order that is %s: waits for the %s, which others see', async (status, next, others) => {
  const { backend } = await tradeAt(status);

  for (const [as, side] of [
    ['ada', 'buyer'],
    ['chidi', 'seller'],
  ] as const) {
    const waiting = await waitingFor(backend, as);
    expect(waiting.statuses).toEqual(side === next ? [status] : []);
    expect(waiting.others).toEqual(others.some((other) => other === side) ? [status] : []);
  }
});

test('an order that waits for the delivery has its events, others have none', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  expect((await waitingFor(backend, 'ada')).ordersAwaitingOthers?.[0]).not.toHaveProperty('events');
  await trade.bringTo('Paid');

  const [order] = (await waitingFor(backend, 'ada')).ordersAwaitingOthers ?? [];
  expect(order?.events?.at(-1)).toMatchObject({ kind: 'paid' });
});

test('of many orders that wait for others, 20 are sent, with their number', async () => {
  const backend = await createTestBackend();
  for (let count = 0; count < 21; count += 1) await (await startTrade(backend)).bringTo('Paid');

  const { ordersAwaitingOthers, ordersAwaitingOthersTotal } = await waitingFor(backend, 'ada');

  expect(ordersAwaitingOthers).toHaveLength(20);
  expect(ordersAwaitingOthersTotal).toBe(21);
});

test('the most urgent of many orders are sent, with how many there are', async () => {
  const backend = await createTestBackend();
  for (let count = 0; count < 21; count += 1) await (await startTrade(backend)).bringTo('Approved');
  await (await startTrade(backend)).bringTo('OpenTransaction');

  const { statuses, waitingOrders, waitingOrdersTotal } = await waitingFor(backend, 'ada');

  expect(statuses).toHaveLength(20);
  expect(statuses?.[0]).toBe('OpenTransaction');
  expect(Date.parse(waitingOrders?.[0]?.accountExpirationTime ?? '')).toBeGreaterThan(
    backend.world.clock.now(),
  );
  expect(waitingOrdersTotal).toBe(22);
});

test('the overview: shows whether the caller can be paid', async () => {
  const backend = await createTestBackend();

  expect((await waitingFor(backend, 'chidi')).hasBankDetails).toBe(true);
  expect((await waitingFor(backend, 'bola')).hasBankDetails).toBe(false);
});

test('the overview: shows whether the caller has ever had an order, even a cancelled one', async () => {
  const { backend } = await tradeAt('Cancelled');

  expect((await waitingFor(backend, 'ada')).hasOrders).toBe(true);
  expect((await waitingFor(backend, 'chidi')).hasOrders).toBe(true);
  expect((await waitingFor(backend, 'bola')).hasOrders).toBe(false);
});
