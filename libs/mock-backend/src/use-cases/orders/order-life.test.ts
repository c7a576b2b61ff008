import { ORDER_STATUSES, lagosDay, type OrderStatus } from '@amana/domain';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '../../simulation/personas.ts';
import type { TestBackend } from '../../testing/test-backend.ts';
import { type Trade, LONG_MS, tradeAt, userIdOf } from '../../testing/trade.ts';

type Attempt = (backend: TestBackend, trade: Trade, as: PersonaId) => Promise<Request>;

const today = (backend: TestBackend) => lagosDay(backend.world.clock.now());

const ATTEMPTS = {
  approve: (backend, { orderId }, as) =>
    backend.request('approveOrder', {
      as,
      body: { orderId, estimatedTimeOfDelivery: today(backend) },
    }),
  setDeliveryDate: (backend, { orderId }, as) =>
    backend.request('updateOrderDelivery', {
      as,
      body: { OrderId: orderId, EstimatedTimeOfDelivery: today(backend) },
    }),
  reject: (backend, { orderId }, as) => backend.request('rejectOrder', { as, body: { orderId } }),
  cancel: (backend, { orderId }, as) => backend.request('cancelOrder', { as, body: { orderId } }),
  initiatePayment: (backend, { orderId }, as) =>
    backend.request('initiatePayment', { as, body: { orderId } }),
  markShipped: async (backend, trade, as) =>
    backend.request('updateOrderDelivery', {
      as,
      body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
    }),
  confirmReceipt: async (backend, trade, as) =>
    backend.request('updateOrderDelivery', {
      as,
      body: {
        TransactionId: await trade.transactionId(),
        OrderStatus: 'Delivered',
        OrderReceivedDate: today(backend),
        ReceivedBy: 'Ada',
        ConfirmationCode: (await trade.code()) || '000000',
      },
    }),
  lodgeDispute: async (backend, trade, as) =>
    backend.request('createDispute', {
      as,
      body: {
        TransactionId: await trade.transactionId(),
        CreatedByUserId: userIdOf(as),
        DisputeCategory: 'Others',
        Title: 'Something is wrong',
        Note: 'It is not what was agreed.',
      },
    }),
  cancelDispute: (backend, trade, as) =>
    backend.request('cancelDispute', { as, path: { id: trade.disputeId() } }),
} satisfies Record<string, Attempt>;

type Event = keyof typeof ATTEMPTS;

const OPERATIONS: Record<Event, Parameters<TestBackend['send']>[0]> = {
  approve: 'approveOrder',
  setDeliveryDate: 'updateOrderDelivery',
  reject: 'rejectOrder',
  cancel: 'cancelOrder',
  initiatePayment: 'initiatePayment',
  markShipped: 'updateOrderDelivery',
  confirmReceipt: 'updateOrderDelivery',
  lodgeDispute: 'createDispute',
  cancelDispute: 'cancelDispute',
};

const SELLERS: readonly Event[] = ['approve', 'setDeliveryDate', 'reject', 'markShipped'];

/** The order's life, written a second time: every pair that is missing here is a conflict. */
const LEADS_TO: Partial<Record<OrderStatus, Partial<Record<Event, OrderStatus>>>> = {
  Pending: { approve: 'Approved', reject: 'Rejected', cancel: 'Cancelled' },
  Approved: { reject: 'Rejected', cancel: 'Cancelled', initiatePayment: 'OpenTransaction' },
  AwaitingPayment: { reject: 'Rejected', cancel: 'Cancelled', initiatePayment: 'OpenTransaction' },
  OpenTransaction: { reject: 'Rejected', cancel: 'Cancelled', initiatePayment: 'OpenTransaction' },
  Paid: { markShipped: 'Shipped', lodgeDispute: 'InDispute' },
  Shipped: { confirmReceipt: 'Delivered', lodgeDispute: 'InDispute' },
  InDispute: { cancelDispute: 'Paid' },
};

/** Commands that need a transaction or a dispute, and the statuses without one. */
const WITHOUT_TRANSACTION: readonly OrderStatus[] = ['Pending', 'Approved'];
const WITH_DISPUTE: readonly OrderStatus[] = ['InDispute', 'Close'];
const NEEDS_TRANSACTION: readonly Event[] = ['markShipped', 'confirmReceipt', 'lodgeDispute'];

function expectedRefusal(status: OrderStatus, event: Event): number {
  if (event === 'cancelDispute' && !WITH_DISPUTE.includes(status)) return 404;
  if (NEEDS_TRANSACTION.includes(event) && WITHOUT_TRANSACTION.includes(status)) return 404;
  // Chidi did not create this order.
  if (event === 'setDeliveryDate' && status === 'Pending') return 403;
  return 409;
}

const events = Object.keys(ATTEMPTS).filter((event): event is Event => event in ATTEMPTS);
const cells = ORDER_STATUSES.flatMap((status) => events.map((event) => ({ status, event })));

describe('an order in every status', () => {
  test.each(cells)('$status: $event by the party who may do it', async ({ status, event }) => {
    const { backend, trade } = await tradeAt(status);
    const request = await ATTEMPTS[event](backend, trade, SELLERS.includes(event) ? 'chidi' : 'ada');
    const before = backend.fingerprint();
    const answer = await backend.send(OPERATIONS[event], request);

    const leadsTo = LEADS_TO[status]?.[event];
    if (leadsTo !== undefined) {
      expect(answer.status).toBe(200);
      expect(await trade.status()).toBe(leadsTo);
      return;
    }
    const refusal = expectedRefusal(status, event);
    expect(answer.status).toBe(refusal);
    if (refusal === 409 && event !== 'cancelDispute') {
      expect(JSON.stringify(answer.body)).toContain(status);
    }
    expect(backend.fingerprint()).toBe(before);
  });
});

describe('the simulation', () => {
  test.each(ORDER_STATUSES)('%s: time passes', async (status) => {
    const { backend, trade } = await tradeAt(status);

    await backend.call('moveClock', { body: { advanceMs: LONG_MS } });

    const after = { OpenTransaction: 'AwaitingPayment', Delivered: 'Completed' } as const;
    expect(await trade.status()).toBe(status in after ? after[status as keyof typeof after] : status);
  });

  test.each(ORDER_STATUSES.filter((status) => !WITHOUT_TRANSACTION.includes(status)))(
    '%s: the exact amount arrives',
    async (status) => {
      const { backend, trade } = await tradeAt(status);

      const { data } = await backend.call('sendTransfer', { body: await trade.account() });

      const isAwaited = status === 'OpenTransaction';
      expect(data.outcome).toBe(isAwaited ? 'confirmed' : 'returned');
      expect(await trade.status()).toBe(isAwaited ? 'Paid' : status);
      expect(backend.world.ledger.isBalanced()).toBe(true);
      expect(backend.world.ledger.balance('clearing')).toBe(0);
    },
  );

  test.each(ORDER_STATUSES.filter((status) => !WITHOUT_TRANSACTION.includes(status)))(
    '%s: too little arrives and is returned',
    async (status) => {
      const { backend, trade } = await tradeAt(status);
      const { accountNumber, amount } = await trade.account();
      const before = backend.world.ledger.balance('escrow');

      await backend.call('sendTransfer', { body: { accountNumber, amount: amount - 0.01 } });

      expect(await trade.status()).toBe(status);
      expect(backend.world.ledger.balance('escrow')).toBe(before);
      expect(backend.world.ledger.balance('clearing')).toBe(0);
    },
  );

  test('too little arrives: returned in full, and the right amount still pays', async () => {
    const { backend, trade } = await tradeAt('OpenTransaction');
    const { accountNumber, amount } = await trade.account();

    const short = await backend.call('sendTransfer', { body: { accountNumber, amount: amount - 0.01 } });
    expect(short.data.outcome).toBe('underpaid');
    expect(await trade.status()).toBe('OpenTransaction');
    expect(backend.world.ledger.balance('escrow')).toBe(0);

    await backend.call('sendTransfer', { body: { accountNumber, amount } });
    expect(await trade.status()).toBe('Paid');
  });

  test('money for an expired account: returned although a new one is open', async () => {
    const { backend, trade } = await tradeAt('OpenTransaction');
    const old = await trade.account();
    await backend.call('moveClock', { body: { advanceMs: LONG_MS } });
    const { data: open } = await backend.call('initiatePayment', {
      as: 'ada',
      body: { orderId: trade.orderId },
    });
    expect(open.accountNumber).not.toBe(old.accountNumber);

    const stray = await backend.call('sendTransfer', { body: old });
    expect(stray.data.outcome).toBe('returned');
    expect(await trade.status()).toBe('OpenTransaction');
    expect(backend.world.ledger.balance('escrow')).toBe(0);
    expect(backend.world.ledger.balance('clearing')).toBe(0);

    const { accountNumber, amount } = open;
    const exact = await backend.call('sendTransfer', { body: { accountNumber, amount } });
    expect(exact.data.outcome).toBe('confirmed');
    expect(await trade.status()).toBe('Paid');
  });

  test('an excess transfer, sent twice: counts once, and the surplus returns', async () => {
    const { backend, trade } = await tradeAt('OpenTransaction');
    const { accountNumber, amount } = await trade.account();
    const body = { accountNumber, amount: amount + 100, reference: 'BANK-1' };

    expect((await backend.call('sendTransfer', { body })).data.outcome).toBe('overpaid');
    expect((await backend.call('sendTransfer', { body })).data.outcome).toBe('duplicate');
    expect(backend.world.ledger.balance('escrow')).toBe(amount * 100);
  });
});

describe('support decides', () => {
  test.each(
    ORDER_STATUSES.flatMap((status) => [{ status, to: 'buyer' } as const, { status, to: 'seller' } as const]),
  )('$status: for the $to, once and only in a dispute', async ({ status, to: inFavourOf }) => {
    const { backend, trade } = await tradeAt(status);
    const decide = () =>
      backend.request('resolveDispute', { path: { id: trade.disputeId() }, body: { inFavourOf } });

    if (status === 'InDispute') {
      expect((await backend.send('resolveDispute', await decide())).status).toBe(200);
      expect(await trade.status()).toBe(inFavourOf === 'buyer' ? 'Close' : 'Delivered');
    }
    const unchanged = await trade.status();
    const before = backend.fingerprint();
    const answer = await backend.send('resolveDispute', await decide());

    expect(answer.status).toBe(WITH_DISPUTE.includes(status) ? 409 : 404);
    expect([backend.fingerprint(), await trade.status()]).toEqual([before, unchanged]);
  });

  test('for the seller: settlement runs and the seller is paid to the kobo', async () => {
    const { backend, trade } = await tradeAt('InDispute');

    await backend.call('resolveDispute', { path: { id: trade.disputeId() }, body: { inFavourOf: 'seller' } });
    expect(await trade.status()).toBe('Delivered');
    await backend.call('moveClock', { body: { advanceMs: LONG_MS } });

    expect(await trade.status()).toBe('Completed');
    expect(backend.world.ledger.balance('sellers-banks')).toBe(4_811_875);
    expect(backend.world.ledger.balance('platform')).toBe(350_000);
    expect(backend.world.ledger.balance('tax')).toBe(26_250);
  });

  test('cancelled dispute: a shipped order is Shipped again, its code valid', async () => {
    const { backend, trade } = await tradeAt('Shipped');
    const lodge = await ATTEMPTS.lodgeDispute(backend, trade, 'ada');
    const { body } = await backend.send('createDispute', lodge);
    const { data } = body as { data: { id: string } };

    await backend.call('cancelDispute', { as: 'ada', path: { id: data.id } });
    expect(await trade.status()).toBe('Shipped');
    await backend.send('updateOrderDelivery', await ATTEMPTS.confirmReceipt(backend, trade, 'ada'));

    expect(await trade.status()).toBe('Delivered');
  });
});

describe('the confirmation code', () => {
  test('is voided by five wrong tries, and a valid new one is mailed', async () => {
    const { backend, trade } = await tradeAt('Shipped');
    const first = await trade.code();
    const wrong = first === '123456' ? '654321' : '123456';
    const attempt = async (code: string) => {
      const { status } = await backend.send(
        'updateOrderDelivery',
        await backend.request('updateOrderDelivery', {
          as: 'ada',
          body: {
            TransactionId: await trade.transactionId(),
            OrderStatus: 'Delivered',
            OrderReceivedDate: today(backend),
            ReceivedBy: 'Ada',
            ConfirmationCode: code,
          },
        }),
      );
      return status;
    };

    for (const expected of [400, 400, 400, 400, 429]) expect(await attempt(wrong)).toBe(expected);
    const second = await trade.code();
    expect(second).not.toBe(first);
    const { data } = await backend.call('getMailbox', { query: { to: 'ada@amana.test', limit: 1 } });
    expect(data[0]?.subject).toBe('New confirmation code for order AMN-000001 (the old one is void)');
    const path = { transactionId: await trade.transactionId() };
    const read = await backend.call('getTransaction', { as: 'ada', path });
    expect(read.data.confirmationCodeRenewedAt).toBe(data[0]?.createdAt);
    expect(await attempt(first)).toBe(400);
    expect(await attempt(second)).toBe(200);
  });
});
