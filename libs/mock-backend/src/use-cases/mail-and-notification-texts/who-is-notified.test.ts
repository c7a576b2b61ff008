import { ORDER_STATUSES } from '@amana/domain';
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

/** The words of a person are labelled before them. */
const GOODS = "order AMN-000001 (Ada's description: Leather sandals)";

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
  const received = 'We received ₦50,000.00 instead of ₦51,881.25.';
  expect(data[0]?.longDescription).toContain(received);
  const mails = (await backend.call('getMailbox', { query: { to: 'ada@amana.test' } })).data;
  expect(mails[0]?.text).toContain(received);
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
    'New order AMN-000001',
    'Order paid · AMN-000001',
    'You were paid · AMN-000001',
  ]);
  expect(await mailed('ada@amana.test')).toEqual([
    'Payment received · AMN-000001',
    'Confirmation code for order AMN-000001',
  ]);
});

test('notifications and mails label the description of an order before it', async () => {
  const { backend } = await tradeAt('Completed');

  for (const as of ['ada', 'chidi'] as const) {
    const { data } = await backend.call('getNotifications', { as });
    const { data: mails } = await backend.call('getMailbox', {
      query: { to: `${as}@amana.test`, limit: 20 },
    });
    const texts = [...data.map(({ longDescription }) => longDescription), ...mails.map(({ text }) => text)];
    const withGoods = texts.filter((text) => text.includes('Leather sandals'));
    expect(withGoods.length).toBeGreaterThan(3);
    for (const text of withGoods) expect(text).toContain(GOODS);
  }
});

test('mails of a dispute and its refund name the amount, what Amana is, and no PIN', async () => {
  const { backend } = await tradeAt('Close');

  const { data } = await backend.call('getMailbox', { query: { to: 'ada@amana.test', limit: 2 } });

  const texts = [
    ['Dispute decided', `Support decided for the buyer about ${GOODS}: ₦51,881.25 is refunded.`],
    ['Dispute lodged', '₦51,881.25 stays with Amana until support decides.'],
  ] as const;
  for (const [index, [title, text]] of texts.entries()) {
    expect(data[index]?.subject).toBe(`${title} · AMN-000001`);
    expect(data[index]?.text).toContain(text);
    expect(data[index]?.text).toMatch(
      /\nAmana holds the money until the goods arrive\. We never ask for your PIN\.$/,
    );
  }
});

test('confirmation code: six digits in the mail, stored as a hash', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const code = await trade.code();

  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(backend.world.tables.orders.get(trade.orderId))).not.toMatch(
    new RegExp(`\\b${code}\\b`),
  );
});

test('account, phone and password: their owner reads of a change once, not of what stays', async () => {
  const backend = await createTestBackend();
  const id = userIdOf('chidi');
  const own = { as: 'chidi', path: { id, userId: id } } as const;
  const [bank] = (await backend.call('getBanks', { as: 'chidi' })).data;
  const { name: bankName = '', id: bankId = '' } = bank ?? {};
  const account = { accountNumber: '4440123456', accountName: 'CHIDI OKEKE', bankName, bankId };
  const profile = {
    firstName: 'Chidi',
    lastName: 'Okeke',
    dateOfBirth: null,
    address: '',
    gender: '',
  } as const;
  const password = {
    currentPassword: 'Passw0rd!',
    newPassword: 'N3wPassw0rd!',
    confirmNewPassword: 'N3wPassw0rd!',
  };
  await backend.call('clearMailbox');

  const { data: saved } = await backend.call('saveBankAccount', { ...own, body: account });
  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  const { data: savedAgain } = await backend.call('saveBankAccount', { ...own, body: account });
  for (const phoneNumber of ['08099994567', '08099994567'])
    await backend.call('updateUserDetails', { ...own, body: { id, ...profile, phoneNumber } });
  const { data: notifications } = await backend.call('getNotifications', { as: 'chidi' });
  await backend.call('changePassword', { ...own, body: { id, ...password } });

  expect(savedAgain.setAt).toBe(saved.setAt);
  const told = [
    ['New password', 'Your account has a new password. Not you? Contact support.'],
    ['New phone number', 'Your phone number now ends in 4567. Not you? Contact support.'],
    [
      'New withdrawal account',
      `Your sales are now paid into ${bankName} ····3456, CHIDI OKEKE. Not you? Contact support.`,
    ],
  ];
  const { data: mails } = await backend.call('getMailbox', { query: { to: 'chidi@amana.test', limit: 10 } });
  expect(mails.map(({ subject, text }) => [subject, text.split('\n')[0]])).toEqual(told);
  expect(notifications.map((one) => [one.shortDescription, one.longDescription])).toEqual(told.slice(1));
});

/** Recipients by recorded event, as in docs/product/notifications-and-mail.md; Ada, the buyer, creates the order. */
const NOTIFIED: Readonly<Record<string, 'buyer' | 'seller' | 'both'>> = {
  'order.created': 'seller',
  'order.approved': 'buyer',
  'order.rejected': 'buyer',
  'order.cancelled': 'seller',
  'payment.initiated': 'seller',
  'account.expired': 'buyer',
  'payment.received': 'both',
  'transfer.short': 'buyer',
  'order.shipped': 'buyer',
  'order.delivered': 'seller',
  'order.settled': 'both',
  'dispute.lodged': 'seller',
  'dispute.cancelled': 'seller',
  'dispute.decided': 'both',
};

/** Collects each recorded event with the people who are notified next. */
function followSteps({ world }: TestBackend): () => [type: string, notified: string][] {
  const recorded: { type: string; userIds: string[] }[] = [];
  world.tables.events.follow((event) => {
    if (event !== null) recorded.push({ type: event.type, userIds: [] });
  });
  world.tables.notifications.follow((after, before) => {
    if (after !== null && before === null) recorded.at(-1)?.userIds.push(after.userId);
  });
  return () =>
    recorded
      .filter(({ type }) => type in NOTIFIED)
      .map(({ type, userIds }) => {
        const side = userIds[0] === userIdOf('ada') ? 'buyer' : 'seller';
        return [type, userIds.length === 2 ? 'both' : side];
      });
}

test('each step notifies the parties that the table names', async () => {
  const steps: [string, string][] = [];
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

  const table = Object.entries(NOTIFIED).map((row) => row.join(': '));
  expect(new Set(steps.map((step) => step.join(': ')))).toEqual(new Set(table));
});
