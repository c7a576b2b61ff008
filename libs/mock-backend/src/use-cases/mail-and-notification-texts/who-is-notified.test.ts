import { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderEvent } from '@amana/domain';
import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { startTrade, tradeAt, userIdOf } from '../../testing/trade.ts';

const PAGES = [
  ['order', '/dashboard/orders/'],
  ['transaction', '/dashboard/manage-transactions/'],
  ['dispute', '/dashboard/manage-disputes/'],
  ['chat', '/dashboard/chats/'],
] as const;

/** Titles and links of a person's notifications, oldest first. */
async function notificationsOf(backend: TestBackend, as: 'ada' | 'chidi'): Promise<string[]> {
  const { data } = await backend.call('getNotifications', { as });
  return data
    .map(({ shortDescription, directUrl }) => {
      const page = PAGES.find(([, path]) => directUrl?.startsWith(path) === true)?.[0] ?? 'nowhere';
      return `${shortDescription} > ${page}`;
    })
    .toReversed();
}

const APPROVED = 'Order approved > order';
const STARTED = ['New order > order', 'Payment started > order'];
const PAID = [...STARTED, 'Order paid > transaction'];

test.each([
  ['AwaitingPayment', [APPROVED, 'Account expired > order'], STARTED],
  ['Rejected', [APPROVED, 'Order rejected > order'], STARTED],
  ['Cancelled', [APPROVED], [...STARTED, 'Order cancelled > order']],
  [
    'Completed',
    [
      APPROVED,
      'Payment received > transaction',
      'Order shipped > transaction',
      'Trade complete > transaction',
    ],
    [...PAID, 'Receipt confirmed > transaction', 'You were paid > transaction'],
  ],
  [
    'Close',
    [APPROVED, 'Payment received > transaction', 'Dispute decided > dispute'],
    [...PAID, 'Dispute lodged > dispute', 'Dispute decided > dispute'],
  ],
] as const)("until %s: each party is notified of the other's steps", async (status, buyer, seller) => {
  const { backend } = await tradeAt(status);

  expect(await notificationsOf(backend, 'ada')).toEqual(buyer);
  expect(await notificationsOf(backend, 'chidi')).toEqual(seller);
});

test("cancelled dispute: notifies the seller; support's answer: each party", async () => {
  const { backend, trade } = await tradeAt('InDispute');
  const threadId = trade.disputeId();

  await backend.call('postSupportMessage', { body: { threadId, message: 'We look into it.', to: 'buyer' } });
  await backend.call('cancelDispute', { as: 'ada', path: { id: threadId } });

  expect((await notificationsOf(backend, 'ada')).at(-1)).toBe('Support answered > chat');
  expect((await notificationsOf(backend, 'chidi')).at(-1)).toBe('Dispute cancelled > transaction');
});

test('too small a transfer: notifies only the buyer, with both amounts', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { accountNumber } = await trade.account();

  await backend.call('sendTransfer', { body: { accountNumber, amount: 50_000 } });

  const { data } = await backend.call('getNotifications', { as: 'ada' });
  expect(data[0]?.reason).toBe('transferTooSmall');
  expect(data[0]?.longDescription).toContain('We received ₦50,000.00 instead of ₦51,881.25.');
  expect(await notificationsOf(backend, 'chidi')).toEqual(STARTED);
});

test.each(['AwaitingPayment', 'Paid', 'Cancelled'] as const)(
  'a transfer into the account of an order that is %s notifies both parties',
  async (status) => {
    const { backend, trade } = await tradeAt(status);

    await backend.call('sendTransfer', { body: await trade.account() });

    for (const as of ['ada', 'chidi'] as const) {
      const { data } = await backend.call('getNotifications', { as });
      expect(data[0]).toMatchObject({ shortDescription: 'Transfer returned', reason: 'transferTooLate' });
      expect(data[0]?.longDescription).toContain('₦51,881.25');
    }
  },
);

test('a surplus notifies the buyer', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { accountNumber, amount } = await trade.account();

  await backend.call('sendTransfer', { body: { accountNumber, amount: amount + 100 } });

  const { data } = await backend.call('getNotifications', { as: 'ada' });
  expect(data[0]?.longDescription).toContain('You sent ₦100.00 too much; it was returned.');
});

test('mails: order, payment, code and settlement, to the right parties', async () => {
  const { backend } = await tradeAt('Completed');

  const mailed = async (to: string) => {
    const { data } = await backend.call('getMailbox', { query: { to, limit: 10 } });
    return data.map(({ subject }) => subject).toReversed();
  };

  expect(await mailed('chidi@amana.test')).toEqual([
    'Order AMN-000001: Leather sandals',
    'Order AMN-000001 is paid',
    'Order AMN-000001 is settled',
  ]);
  expect(await mailed('ada@amana.test')).toEqual(['Confirmation code for order AMN-000001']);
});

test('confirmation code: six digits in the mail, stored as a hash', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const code = await trade.code();

  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(backend.world.tables.orders.get(trade.orderId))).not.toMatch(
    new RegExp(`\\b${code}\\b`),
  );
});

/** Order events by the type of the recorded one; Ada, the buyer, creates the order. */
const RECORDED: Readonly<Record<string, OrderEvent>> = {
  'order.created': 'create',
  'order.approved': 'approve',
  'order.rejected': 'reject',
  'order.cancelled': 'cancel',
  'payment.initiated': 'initiatePayment',
  'account.expired': 'expireAccount',
  'payment.received': 'receiveFullTransfer',
  'transfer.short': 'receiveShortTransfer',
  'order.shipped': 'markShipped',
  'order.delivered': 'confirmReceipt',
  'order.settled': 'settle',
  'dispute.lodged': 'lodgeDispute',
  'dispute.cancelled': 'cancelDispute',
  'dispute.decided': 'resolveForBuyer',
};
const NOTIFIED = /the (?:buyer|seller) is notified|both parties are notified/;

/** Collects each recorded event with the people who are notified next. */
function followSteps({ world }: TestBackend): () => [OrderEvent, string][] {
  const recorded: { type: string; userIds: string[] }[] = [];
  world.tables.events.follow((event) => {
    if (event !== null) recorded.push({ type: event.type, userIds: [] });
  });
  world.tables.notifications.follow((after, before) => {
    if (after !== null && before === null) recorded.at(-1)?.userIds.push(after.userId);
  });
  return () =>
    recorded.flatMap(({ type, userIds }) => {
      const event = RECORDED[type];
      if (event === undefined) return [];
      const side = userIds[0] === userIdOf('ada') ? 'buyer' : 'seller';
      return [[event, userIds.length === 2 ? 'both parties are notified' : `the ${side} is notified`]];
    });
}

test("each step notifies whom the table of the order's life names", async () => {
  const steps: [OrderEvent, string][] = [];
  for (const status of ORDER_STATUSES) {
    const backend = await createTestBackend();
    const stepsOf = followSteps(backend);
    const trade = await startTrade(backend);
    await trade.bringTo(status);
    if (status === 'OpenTransaction') {
      const { accountNumber } = await trade.account();
      await backend.call('sendTransfer', { body: { accountNumber, amount: 1 } });
    }
    if (status === 'InDispute')
      await backend.call('cancelDispute', { as: 'ada', path: { id: trade.disputeId() } });
    steps.push(...stepsOf());
  }

  expect(new Set(steps.map(([event]) => event))).toEqual(new Set(Object.values(RECORDED)));
  for (const [event, notified] of steps) {
    const named = ORDER_TRANSITIONS.filter((row) => row.event === event)
      .filter(({ from, who }) => from !== null || who === 'buyer')
      .flatMap(({ also }) => NOTIFIED.exec(also) ?? []);
    expect([event, ...new Set(named)]).toEqual([event, notified]);
  }
});
