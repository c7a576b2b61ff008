import { expect, test } from 'vitest';
import type { TestBackend } from '../../testing/test-backend.ts';
import { type Trade, LONG_MS, tradeAt, userIdOf } from '../../testing/trade.ts';

const OLD = 'Zenith Bank ····4321, CHIDI OKEKE';
const NEW = 'Zenith Bank ····5678, CHIDI OKEKE';

/** Changes the account for Chidi's later sales. */
async function changeAccount(backend: TestBackend): Promise<void> {
  await backend.call('saveBankAccount', {
    as: 'chidi',
    path: { userId: userIdOf('chidi') },
    body: {
      accountNumber: '4442345678',
      bankName: 'Zenith Bank',
      bankId: 'b0000000-0000-4000-8000-000000000057',
      accountName: 'CHIDI OKEKE',
    },
  });
}

async function payoutOf(backend: TestBackend, { orderId }: Trade): Promise<string[]> {
  await backend.call('moveClock', { body: { advanceMs: LONG_MS } });
  const { data: ledger } = await backend.call('getLedger');
  const { data: mails } = await backend.call('getMailbox', { query: { to: 'chidi@amana.test', limit: 1 } });
  const { orderNumber = '' } = backend.world.tables.orders.get(orderId) ?? {};
  expect(mails[0]?.subject).toBe(`You were paid · ${orderNumber}`);
  return [
    ...ledger.entries.filter(({ debit }) => debit === 'sellers-banks').map(({ memo }) => memo),
    mails[0]?.text.split('\n')[0] ?? '',
  ];
}

const paidInto = (account: string) => [
  `Net amount to ${account}`,
  `₦48,118.75 for order AMN-000001 (Ada's description: Leather sandals) was paid to ${account}.`,
];

test('the account that is paid is fixed when the order is delivered', async () => {
  const { backend, trade } = await tradeAt('Delivered');

  await changeAccount(backend);

  expect(await payoutOf(backend, trade)).toEqual(paidInto(OLD));
});

test('a change before the delivery serves the order', async () => {
  const { backend, trade } = await tradeAt('InDispute');
  await changeAccount(backend);

  const path = { id: trade.disputeId() };
  await backend.call('resolveDispute', { path, body: { inFavourOf: 'seller' } });

  expect(await payoutOf(backend, trade)).toEqual(paidInto(NEW));
});
