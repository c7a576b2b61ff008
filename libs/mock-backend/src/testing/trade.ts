import { type OrderStatus, lagosDay } from '@amana/domain';
import { type PersonaId, personaOf } from '../simulation/personas.ts';
import { type TestBackend, createTestBackend } from './test-backend.ts';

export const LONG_MS = 3_600_000;
export const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

export interface Trade {
  readonly orderId: string;
  status(): Promise<OrderStatus>;
  transactionId(): Promise<string>;
  code(): Promise<string>;
  account(): Promise<{ accountNumber: string; amount: number }>;
  bringTo(status: OrderStatus): Promise<void>;
  disputeId(): string;
}

export function userIdOf(persona: PersonaId): string {
  const found = personaOf(persona);
  if (found === undefined) throw new Error(`There is no persona ${persona}`);
  return found.userId;
}

export const NEW_ORDER = {
  email: 'chidi@amana.test',
  buyerId: userIdOf('ada'),
  description: 'Leather sandals',
  amount: 50_000,
};

/** A new world with one trade in a status. */
export async function tradeAt(status: OrderStatus): Promise<{ backend: TestBackend; trade: Trade }> {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo(status);
  return { backend, trade };
}

export async function startTrade(backend: TestBackend, amount = NEW_ORDER.amount): Promise<Trade> {
  const call: TestBackend['call'] = (operationId, options) => backend.call(operationId, options);
  const today = () => lagosDay(backend.world.clock.now());
  await call('updateSettings', { body: { autoPayAfterMs: null } });
  const { data: created } = await call('createOrder', { as: 'ada', body: { ...NEW_ORDER, amount } });
  const orderId = created.id;
  let disputeId = NOBODYS_ID;

  const order = async () => (await call('getOrder', { as: 'ada', path: { id: orderId } })).data;
  const transactionId = async () => (await order()).transactionId ?? NOBODYS_ID;
  const code = async () => {
    const { data } = await call('getMailbox', { query: { kind: 'confirmation-code', limit: 1 } });
    return data[0]?.code ?? '';
  };
  const account = async () => {
    const row = backend.world.tables.transactions.get(await transactionId());
    const found = backend.world.tables.accounts.get(row?.accountNumber ?? '');
    return { accountNumber: found?.id ?? '', amount: (found?.amountKobo ?? 0) / 100 };
  };

  const steps = {
    approve: () => call('approveOrder', { as: 'chidi', body: { orderId, estimatedTimeOfDelivery: today() } }),
    initiate: () => call('initiatePayment', { as: 'ada', body: { orderId } }),
    transfer: async () => call('sendTransfer', { body: await account() }),
    ship: async () =>
      call('updateOrderDelivery', {
        as: 'chidi',
        body: { TransactionId: await transactionId(), OrderStatus: 'Shipped' },
      }),
    confirm: async () =>
      call('updateOrderDelivery', {
        as: 'ada',
        body: {
          TransactionId: await transactionId(),
          OrderStatus: 'Delivered',
          OrderReceivedDate: today(),
          ReceivedBy: 'Ada',
          ConfirmationCode: await code(),
        },
      }),
    wait: () => call('moveClock', { body: { advanceMs: LONG_MS } }),
    dispute: async () => {
      const { data } = await call('createDispute', {
        as: 'ada',
        body: {
          TransactionId: await transactionId(),
          CreatedByUserId: userIdOf('ada'),
          DisputeCategory: 'DamagedItem',
          Title: 'The heel is broken',
          Note: 'It arrived so.',
        },
      });
      disputeId = data.id;
    },
    refund: () => call('resolveDispute', { path: { id: disputeId }, body: { inFavourOf: 'buyer' } }),
    reject: () => call('rejectOrder', { as: 'chidi', body: { orderId } }),
    cancel: () => call('cancelOrder', { as: 'ada', body: { orderId } }),
  } as const;
  const paid = ['approve', 'initiate', 'transfer'] as const;
  const ways: Record<OrderStatus, readonly (keyof typeof steps)[]> = {
    Pending: [],
    Approved: ['approve'],
    OpenTransaction: ['approve', 'initiate'],
    AwaitingPayment: ['approve', 'initiate', 'wait'],
    Paid: paid,
    Shipped: [...paid, 'ship'],
    Delivered: [...paid, 'ship', 'confirm'],
    Completed: [...paid, 'ship', 'confirm', 'wait'],
    InDispute: [...paid, 'dispute'],
    Close: [...paid, 'dispute', 'refund'],
    Rejected: ['approve', 'initiate', 'reject'],
    Cancelled: ['approve', 'initiate', 'cancel'],
  };
  return {
    orderId,
    status: async () => (await order()).orderStatus,
    transactionId,
    code,
    account,
    disputeId: () => disputeId,
    async bringTo(status) {
      for (const step of ways[status]) await steps[step]();
    },
  };
}
