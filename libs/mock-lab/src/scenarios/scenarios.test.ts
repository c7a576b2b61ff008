import { ORDER_STATUSES } from '@amana/domain';
import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';

const THIRD_PAGE = { pageNumber: 3, pageSize: 10 };

test('default world: has every order status and possible transaction status', async () => {
  const { world } = await createTestBackend({ scenario: 'default' });

  const orders = new Set([...world.tables.orders.all()].map(({ orderStatus }) => orderStatus));
  const transactions = new Set([...world.tables.transactions.all()].map((row) => row.transactionStatus));

  expect([...orders].sort()).toEqual([...ORDER_STATUSES].sort());
  expect([...transactions].sort()).toEqual([
    'AccountExpired',
    'Cancelled',
    'Completed',
    'Delivered',
    'DisputedOrder',
    'Paid',
    'Pending',
    'ProcessingSettlement',
    'Settling',
  ]);
});

test.each(['ada', 'chidi'] as const)('every list of %s has a third page', async (as) => {
  const backend = await createTestBackend({ scenario: 'default' });

  const orders = await backend.call('getOrderHistory', { query: THIRD_PAGE, as });
  const transactions = await backend.call('getTransactionHistory', { query: THIRD_PAGE, as });
  const disputed = await backend.call('getDisputedTransactions', { query: THIRD_PAGE, as });
  expect([orders, transactions, disputed].map(({ data }) => data.length > 0)).toEqual([true, true, true]);

  const notifications = (await backend.call('getNotifications', { as })).data;
  expect(new Set(notifications.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
});

test('a conversation with support fills three pages, for its party only', async () => {
  const backend = await createTestBackend({ scenario: 'default' });
  const [first] = backend.world.tables.messages.all();
  const threadId = first?.threadId ?? '';
  const total = async (as: 'ada' | 'chidi') =>
    (
      await backend.call('getThreadMessages', {
        path: { threadId },
        query: { pageNumber: 1, pageSize: 20 },
        as,
      })
    ).totalInRecord;

  expect(await total('ada')).toBeGreaterThan(40);
  expect(await total('chidi')).toBe(2);
});

test('default world: unchanged settings, and due events to come', async () => {
  const backend = await createTestBackend({ scenario: 'default' });

  const { data } = await backend.call('getState');
  expect(data).toMatchObject({ settings: { autoPayAfterMs: 20_000, settlementStepMs: 5000 } });
  const ends = (await backend.call('getDeadlines')).data;
  expect(ends.map(({ type }) => type).sort()).toEqual([
    'account-expires',
    'settlement-step',
    'settlement-step',
    'settlement-step',
  ]);
});

test('default world: continues until the last deadline', async () => {
  const backend = await createTestBackend({ scenario: 'default' });
  const held = () => backend.world.ledger.balance('escrow');
  const before = held();

  await backend.call('moveClock', { body: { advanceMs: 4 * 86_400_000 } });

  expect((await backend.call('getDeadlines')).data).toEqual([]);
  expect(held()).toBeLessThan(before);
  expect(backend.world.ledger.isBalanced()).toBe(true);
});
