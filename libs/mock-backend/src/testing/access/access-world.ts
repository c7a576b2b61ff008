import { type TestBackend, createTestBackend } from '../test-backend.ts';
import { NOBODYS_ID, startTrade } from '../trade.ts';
import { type PlayerId, type People, signInPlayers } from './access-people.ts';

export interface AccessWorld {
  readonly backend: TestBackend;
  readonly people: People;
  readonly trades: Awaited<ReturnType<typeof playTrades>>;
  readonly saleId: string;
  /** An order of Tunde's that its second party has not joined. */
  readonly invitation: { readonly id: string; readonly referralCode: string };
  readonly confirmationCode: string;
  /** Of the shipped trade. */
  readonly proofCode: string;
  readonly adasMessageId: string;
  readonly adasNotificationId: string;
  /** Texts that no response may show to each person; Bola's list also applies to callers without a session. */
  readonly secretsFrom: Readonly<Record<PlayerId, readonly string[]>>;
  reset(): Promise<void>;
}

const ADAS_MESSAGE = 'Between support and me: I know this seller.';
const ADAS_ACCOUNT = '0123456789';
const CHIDIS_ACCOUNT = '2087654321';
/** Only the seller learns where and when the bank paid out. */
const OF_THE_PAYOUT = ['"payout"', 'PAYOUT-'];
/** Only the buyer learns about the refund. */
const OF_THE_REFUND = ['"refund"', 'REFUND-'];

export async function createAccessWorld(): Promise<AccessWorld> {
  const backend = await createTestBackend();
  const trades = await playTrades(backend);
  // After the trades, because a settlement takes longer than an access token lives.
  const people = await signInPlayers(backend);
  const confirmationCode = await trades.shipped.code();
  const { proofCode = '' } = (
    await backend.call('getOrder', { as: 'ada', path: { id: trades.shipped.orderId } })
  ).data;
  const saleId = await playSale(backend, people);
  const invitation = await invite(backend, people);
  const { data: message } = await backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: trades.disputed.disputeId, SenderId: people.ada.userId, Message: ADAS_MESSAGE },
  });
  const { data: notifications } = await backend.call('getNotifications', { as: 'ada' });
  await backend.call('deleteUser', { as: 'bola', path: { id: people.bola.userId } });

  const adasOwn = [ADAS_MESSAGE, ADAS_ACCOUNT, ...notifications.map(({ id }) => id)];
  const tradeIds = Object.values(trades).flatMap((trade) => [
    trade.orderId,
    trade.transactionId,
    trade.disputeId,
  ]);
  const betweenThem = tradeIds.filter((id) => id !== NOBODYS_ID);
  // Serialised, because a snapshot shares its records with the world.
  const ready = JSON.stringify(backend.backend.host.snapshot());
  return {
    backend,
    people,
    trades,
    saleId,
    invitation,
    confirmationCode,
    proofCode,
    adasMessageId: message.id,
    adasNotificationId: notifications[0]?.id ?? NOBODYS_ID,
    secretsFrom: {
      ada: [confirmationCode, CHIDIS_ACCOUNT, invitation.id, ...OF_THE_PAYOUT],
      chidi: [confirmationCode, saleId, invitation.id, ...adasOwn, ...OF_THE_REFUND],
      tunde: [confirmationCode, CHIDIS_ACCOUNT, ...betweenThem, ...adasOwn],
      bola: [
        confirmationCode,
        people.bola.userId,
        CHIDIS_ACCOUNT,
        saleId,
        invitation.id,
        ...betweenThem,
        ...adasOwn,
      ],
    },
    async reset() {
      const restored = await backend.backend.host.restore(JSON.parse(ready));
      if (!restored.ok) throw new Error(restored.message);
    },
  };
}

async function playTrades(backend: TestBackend) {
  const at = async (
    status: 'Pending' | 'Approved' | 'Paid' | 'Shipped' | 'Completed' | 'InDispute' | 'Close',
  ) => {
    const trade = await startTrade(backend);
    await trade.bringTo(status);
    const transactionId = await trade.transactionId();
    return { orderId: trade.orderId, transactionId, disputeId: trade.disputeId(), code: () => trade.code() };
  };
  return {
    pending: await at('Pending'),
    approved: await at('Approved'),
    paid: await at('Paid'),
    disputed: await at('InDispute'),
    settled: await at('Completed'),
    refunded: await at('Close'),
    shipped: await at('Shipped'),
  };
}

async function playSale(backend: TestBackend, { tunde, ada }: People): Promise<string> {
  const { data: sale } = await backend.call('createOrder', {
    as: 'tunde',
    body: { email: ada.email, vendorId: tunde.userId, description: 'Radio', amount: 20_000 },
  });
  const { data: banks } = await backend.call('getBanks', { as: 'tunde' });
  const [bank] = banks;
  if (bank === undefined) throw new Error('There is no bank');
  const account = { bankCode: bank.code, accountNumber: '2012345678' };
  const { data: holder } = await backend.call('resolveBankAccount', { as: 'tunde', body: account });
  await backend.call('saveBankAccount', {
    as: 'tunde',
    path: { userId: tunde.userId },
    body: {
      accountNumber: account.accountNumber,
      accountName: holder.accountName,
      bankName: bank.name,
      bankId: bank.id,
    },
  });
  return sale.id;
}

async function invite(backend: TestBackend, { tunde }: People): Promise<AccessWorld['invitation']> {
  const { data } = await backend.call('createOrder', {
    as: 'tunde',
    body: { email: 'femi@example.test', buyerId: tunde.userId, description: 'Fan', amount: 30_000 },
  });
  const { referralCode = '' } = backend.world.tables.orders.get(data.id) ?? {};
  return { id: data.id, referralCode };
}
