import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { startTrade, userIdOf } from '../../testing/trade.ts';

async function waitingFor(backend: TestBackend, as: 'ada' | 'chidi' | 'bola') {
  const { data } = await backend.call('getOverview', { as, path: { userId: userIdOf(as) } });
  return { statuses: data.waitingOrders?.map(({ orderStatus }) => orderStatus), ...data };
}

test.each([
  ['Pending', [], ['Pending']],
  ['Approved', ['Approved'], []],
  ['OpenTransaction', ['OpenTransaction'], []],
  ['Paid', [], ['Paid']],
  ['Shipped', ['Shipped'], []],
  ['Delivered', [], []],
  ['Completed', [], []],
  ['InDispute', [], []],
  ['Cancelled', [], []],
] as const)('an order that is %s: waits for the next actor', async (status, buyer, seller) => {
  const backend = await createTestBackend();
  await (await startTrade(backend)).bringTo(status);

  expect((await waitingFor(backend, 'ada')).statuses).toEqual(buyer);
  expect((await waitingFor(backend, 'chidi')).statuses).toEqual(seller);
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
