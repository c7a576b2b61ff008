import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../testing/test-backend.ts';
import { startTrade, userIdOf } from '../testing/trade.ts';

async function balancesOf(backend: TestBackend, as: 'ada' | 'chidi' | 'tunde') {
  const { data } = await backend.call('getOverview', { as, path: { userId: userIdOf(as) } });
  const { totalOutgoingTransactions, totalIncomingTransactions } = data;
  return { totalOutgoingTransactions, totalIncomingTransactions };
}

test('overview: adds up sent and received money without refunds', async () => {
  const backend = await createTestBackend();
  await (await startTrade(backend, 100_000)).bringTo('Completed');
  await (await startTrade(backend, 70_000)).bringTo('OpenTransaction');
  const trade = await startTrade(backend, 50_000);

  await trade.bringTo('InDispute');
  expect(await balancesOf(backend, 'ada')).toEqual({
    totalOutgoingTransactions: 51_881.25 + 102_687.5,
    totalIncomingTransactions: 0,
  });
  expect(await balancesOf(backend, 'chidi')).toEqual({
    totalOutgoingTransactions: 0,
    totalIncomingTransactions: 48_118.75 + 97_312.5,
  });
  const [dispute] = backend.world.tables.disputes.all();
  const path = { id: dispute?.id ?? '' };
  await backend.call('resolveDispute', { path, body: { inFavourOf: 'buyer' } });

  expect((await balancesOf(backend, 'ada')).totalOutgoingTransactions).toBe(102_687.5);
  expect((await balancesOf(backend, 'chidi')).totalIncomingTransactions).toBe(97_312.5);
  expect(await balancesOf(backend, 'tunde')).toEqual({
    totalOutgoingTransactions: 0,
    totalIncomingTransactions: 0,
  });
});
