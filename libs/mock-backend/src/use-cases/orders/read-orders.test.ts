import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { userIdOf } from '../../testing/trade.ts';

/** Ada buys from Chidi and sells to him alternately, one order a minute: 'Bought 1', 'Sold 2', … 'Sold 12'. */
async function withTwelveOrders(): Promise<TestBackend> {
  const backend = await createTestBackend();
  const estimatedTimeOfDelivery = '2026-03-09';
  for (let count = 1; count <= 12; count += 1) {
    const side =
      count % 2 === 1
        ? { description: `Bought ${count}`, buyerId: userIdOf('ada') }
        : { description: `Sold ${count}`, vendorId: userIdOf('ada'), estimatedTimeOfDelivery };
    await backend.call('createOrder', {
      as: 'ada',
      body: { email: 'chidi@amana.test', amount: 50_000, ...side },
    });
    await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  }
  return backend;
}

test.each([
  [{}, ['Sold 12', 'Bought 11', 'Sold 10', 'Bought 9', 'Sold 8']],
  [{ action: 'sell' }, ['Sold 12', 'Sold 10', 'Sold 8', 'Sold 6', 'Sold 4']],
  [{ action: 'buy' }, ['Bought 11', 'Bought 9', 'Bought 7', 'Bought 5', 'Bought 3']],
] as const)('the recent orders for the query %j are the five newest', async (query, expected) => {
  const backend = await withTwelveOrders();

  const { data } = await backend.call('getRecentOrders', { as: 'ada', query });

  expect(data.map(({ description }) => description)).toEqual(expected);
});

test('history: newest first, in pages; a page past the end keeps the total', async () => {
  const backend = await withTwelveOrders();
  const page = async (pageNumber: number) => {
    const { data, totalInRecord } = await backend.call('getOrderHistory', {
      as: 'ada',
      query: { pageNumber, pageSize: 10 },
    });
    return { first: data[0]?.description, rows: data.length, totalInRecord };
  };

  expect(await page(1)).toEqual({ first: 'Sold 12', rows: 10, totalInRecord: 12 });
  expect(await page(2)).toEqual({ first: 'Sold 2', rows: 2, totalInRecord: 12 });
  expect(await page(3)).toEqual({ first: undefined, rows: 0, totalInRecord: 12 });
  expect((await backend.call('getOrderHistory', { as: 'ada' })).data).toHaveLength(10);
});

test('days: in Lagos and inclusive, so 23:30 in London is the next day', async () => {
  const backend = await createTestBackend({
    clock: { startAtMs: Date.parse('2026-03-02T23:30:00.000Z'), frozen: true },
  });
  await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'chidi@amana.test', amount: 50_000, description: 'A lamp', buyerId: userIdOf('ada') },
  });
  const found = async (StartDate: string, EndDate: string) =>
    (await backend.call('getOrderHistory', { as: 'ada', query: { StartDate, EndDate } })).totalInRecord;

  expect(await found('2026-03-03', '2026-03-03')).toBe(1);
  expect(await found('2026-03-01', '2026-03-02')).toBe(0);
});
