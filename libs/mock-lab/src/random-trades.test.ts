import { type OrderRow, PERSONAS, createRandom, listMails } from '@amana/mock-backend';
import { LEDGER } from '@amana/mock-backend/control-names';
import { type CallOptions, type TestBackend, RowStore } from '@amana/mock-backend/testing';
import type { OperationId } from '@amana/api/contract';
import { type OrderStatus, isInEscrow, orderBreakdown } from '@amana/domain';
import { expect, test } from 'vitest';
import { createTestBackend } from './testing/test-lab.ts';

/** TRADE_SEQUENCES sets the number of short sequences; TRADE_SEED repeats a failed one. */
const { TRADE_SEQUENCES, TRADE_SEED } = process.env;
const LONG_WALK = 1_000;
const SHORT_WALK = 100;
/** Part of the seed, so that the seed alone repeats the sequence. */
const SHORT = 'short trade';
const KIND = TRADE_SEQUENCES === undefined ? 'trade' : SHORT;
const SEEDS =
  TRADE_SEED === undefined
    ? Array.from({ length: Number(TRADE_SEQUENCES ?? 4) }, (_, index) => `${KIND} ${index + 1}`)
    : [TRADE_SEED];
const [ADA, CHIDI] = PERSONAS;

function randomSteps(backend: TestBackend, seed: string) {
  const random = createRandom(seed);
  const { world } = backend;
  const one = <Item>(items: readonly Item[]): Item | undefined => items[random.below(items.length)];
  const chance = (oneIn: number) => random.below(oneIn) === 0;
  const as = () => (chance(2) ? 'ada' : 'chidi');
  const orderIn = (...statuses: OrderStatus[]) => {
    const all = [...world.tables.orders.all()];
    const fitting = all.filter(({ orderStatus }) => statuses.includes(orderStatus));
    return one(chance(5) || fitting.length === 0 ? all : fitting);
  };
  const asSeller = (order: OrderRow | undefined) =>
    (order?.sellerId === ADA.userId) === chance(5) ? 'chidi' : 'ada';
  const asBuyer = (order: OrderRow | undefined) => (asSeller(order) === 'ada' ? 'chidi' : 'ada');
  const idOf = (order: OrderRow | undefined) => order?.id ?? ADA.userId;
  const transactionOf = (order: OrderRow | undefined) => order?.transactionId ?? ADA.userId;
  const account = () => {
    const live = [...world.indexes.liveAccounts.all('live')];
    return one(chance(4) || live.length === 0 ? [...world.tables.accounts.all()] : live);
  };
  const dispute = () => one([...world.tables.disputes.all()].slice(-3));
  const today = () => new Date(world.clock.now()).toISOString().slice(0, 10);

  const send = async <Id extends OperationId>(operationId: Id, options: CallOptions<Id>) => {
    const { status, body } = await backend.send(operationId, await backend.request(operationId, options));
    const isFault = status === 503;
    expect([operationId, status < 500 || isFault, body]).toEqual([operationId, true, body]);
  };
  const code = (order: OrderRow | undefined): string => {
    const mails = listMails(world, { kind: 'confirmation-code', limit: 100 });
    const mail = mails.find(({ subject }) => subject.includes(order?.orderNumber ?? '-'));
    return chance(3) ? random.digits(6) : (mail?.code ?? '000000');
  };

  const moves: (() => Promise<void>)[] = [
    () => {
      const who = as();
      const [me, other] = who === 'ada' ? [ADA, CHIDI] : [CHIDI, ADA];
      const amount = (10_000 + random.below(chance(3) ? 99_999_990_000 : 10_000_000)) / 100;
      const side = chance(2)
        ? { buyerId: me.userId }
        : { vendorId: me.userId, estimatedTimeOfDelivery: today() };
      return send('createOrder', {
        as: who,
        body: { email: other.email, description: 'Goods', amount, ...side },
      });
    },
    () => {
      const order = orderIn('Pending');
      const body = { orderId: idOf(order), estimatedTimeOfDelivery: today() };
      return send('approveOrder', { as: asSeller(order), body });
    },
    () => {
      const order = orderIn('Approved', 'AwaitingPayment');
      return send('initiatePayment', { as: asBuyer(order), body: { orderId: idOf(order) } });
    },
    () => {
      const { id: accountNumber = '9000000000', amountKobo = 100 } = account() ?? {};
      const due = amountKobo / 100;
      const amount = chance(2) ? Math.max(1, Math.floor(due + random.below(2_000) - 1_000)) : due;
      const reference = `BANK-${random.below(chance(3) ? 20 : 1_000_000)}`;
      const delayMs = chance(4) ? random.below(3_600_000) : 0;
      return send('sendTransfer', { body: { accountNumber, amount, reference, delayMs } });
    },
    () => {
      const order = orderIn('Paid');
      const body = { TransactionId: transactionOf(order), OrderStatus: 'Shipped' } as const;
      return send('updateOrderDelivery', { as: asSeller(order), body });
    },
    () => {
      const order = orderIn('Shipped');
      const receipt = { OrderReceivedDate: today(), ReceivedBy: 'Me', ConfirmationCode: code(order) };
      const body = { TransactionId: transactionOf(order), OrderStatus: 'Delivered', ...receipt } as const;
      return send('updateOrderDelivery', { as: asBuyer(order), body });
    },
    () => {
      if (!chance(3)) return Promise.resolve();
      const order = orderIn('Paid', 'Shipped');
      const as = asBuyer(order);
      const CreatedByUserId = as === 'ada' ? ADA.userId : CHIDI.userId;
      const what = { DisputeCategory: 'Others', Title: 'Title', Note: 'Note' } as const;
      return send('createDispute', {
        as,
        body: { TransactionId: transactionOf(order), CreatedByUserId, ...what },
      });
    },
    () => send('cancelDispute', { as: as(), path: { id: dispute()?.id ?? ADA.userId } }),
    () => {
      const body = { inFavourOf: chance(2) ? 'buyer' : 'seller' } as const;
      return send('resolveDispute', { path: { id: dispute()?.id ?? ADA.userId }, body });
    },
    () => {
      const operationId = chance(2) ? 'cancelOrder' : 'rejectOrder';
      return chance(4)
        ? send(operationId, { as: as(), body: { orderId: idOf(orderIn()) } })
        : Promise.resolve();
    },
    () => send('moveClock', { body: chance(2) ? { toNext: true } : { advanceMs: random.below(1_200_000) } }),
    () => send('putFaults', { body: chance(3) ? { failureRate: 0.3 } : {} }),
    () => send('getTransactionHistory', { as: as(), query: { pageNumber: 1, pageSize: 10 } }),
    // Refused while money is in escrow.
    () =>
      world.ledger.balance(LEDGER.escrow) > 0
        ? send('deleteUser', { as: as(), path: { id: ADA.userId } })
        : Promise.resolve(),
  ];
  return async () => {
    await one(moves)?.();
  };
}

function checkMoney({ world }: TestBackend): void {
  expect(world.ledger.isBalanced()).toBe(true);
  expect(world.ledger.balance(LEDGER.clearing)).toBe(0);
  let held = 0;
  for (const { transactionStatus, orderId } of world.tables.transactions.all()) {
    const amount = world.tables.orders.get(orderId)?.amountKobo;
    if (amount !== undefined && isInEscrow(transactionStatus)) held += orderBreakdown(amount).grossPayable;
  }
  expect(world.ledger.balance(LEDGER.escrow)).toBe(held);
}

/** An order's gross amount enters and leaves escrow at most once. */
function checkOrders({ world }: TestBackend): void {
  for (const { id, amountKobo, orderStatus } of world.tables.orders.all()) {
    const { grossPayable } = orderBreakdown(amountKobo);
    let [arrived, left] = [0, 0];
    for (const entry of world.ledger.entries) {
      if (entry.orderId !== id) continue;
      if (entry.debit === LEDGER.escrow) arrived += entry.amountKobo;
      if (entry.credit === LEDGER.escrow) left += entry.amountKobo;
    }
    const isOver = orderStatus === 'Completed' || orderStatus === 'Close';
    const wasPaid = isOver || ['Paid', 'Shipped', 'InDispute', 'Delivered'].includes(orderStatus);
    expect([id, arrived, left]).toEqual([id, wasPaid ? grossPayable : 0, isOver ? grossPayable : 0]);
  }
}

test.each(SEEDS)('money is conserved whatever the parties, their banks and support do (%s)', async (seed) => {
  const store = new RowStore();
  const backend = await createTestBackend({ seed, onCommitted: store.write });
  const step = randomSteps(backend, seed);
  const isShort = seed.startsWith(SHORT);

  for (let steps = 0; steps < (isShort ? SHORT_WALK : LONG_WALK); steps += 1) {
    await step();
    checkMoney(backend);
  }

  checkOrders(backend);
  // The stored changes must restore the same world.
  const again = await createTestBackend({ stored: store.rows });
  expect(again.fingerprint()).toBe(backend.fingerprint());
  if (isShort) return;
  // The sequence must have paid sellers and refunded buyers.
  const ends = [...backend.world.tables.orders.all()].map(({ orderStatus }) => orderStatus);
  expect(new Set(ends)).toEqual(new Set([...ends, 'Completed', 'Close']));
});
