import type { Kobo, OrderStatus, TransactionStatus } from '@amana/domain';
import { kobo, lagosDay, orderBreakdown, settlementShares } from '@amana/domain';
import { LEDGER } from '../use-cases/payments/ledger-accounts.ts';
import { sendConfirmationCode } from '../use-cases/transactions/confirmation-codes.ts';
import { payoutAccountOf } from '../use-cases/transactions/settlement.ts';
import type { OrderRow } from '../store/rows.ts';
import type { World } from '../simulation/world.ts';
import { nextNumber } from '../simulation/world.ts';
import { PERSONAS } from '../simulation/personas.ts';

const [ADA, CHIDI] = PERSONAS;
const DEFAULT_ORDERS = 1_000;
const DAY_MS = 86_400_000;
/** The orders are spread evenly over so much time, the newest one last. */
const SPAN_MS = 90 * DAY_MS;
const MIN_KOBO = 10_000;
const MAX_KOBO = 100_000_000;

type Paid = 'Paid' | 'Shipped' | 'Completed';

/** How a hundred orders stand; those whose accounts live or whose settlement runs would not stay so. */
const MIX: readonly (readonly [OrderStatus, number])[] = [
  ['Completed', 50],
  ['Shipped', 10],
  ['Paid', 10],
  ['Approved', 10],
  ['Pending', 10],
  ['Cancelled', 6],
  ['Rejected', 4],
];

/** As many orders as asked between Ada and Chidi, as rows with their money in the ledger: made for load, not to be read. */
export function fillBusy(world: World, orders = DEFAULT_ORDERS): void {
  const untilMs = world.clock.now();
  for (let index = 0; index < orders; index += 1) {
    const atMs = Math.floor(untilMs - SPAN_MS + (SPAN_MS / orders) * index);
    world.clock.during(atMs, () => addOrder(world, statusOf(world.random.below(100))));
  }
}

function statusOf(share: number): OrderStatus {
  let left = share;
  for (const [status, weight] of MIX) {
    if (left < weight) return status;
    left -= weight;
  }
  return 'Pending';
}

function addOrder(world: World, orderStatus: OrderStatus): void {
  const now = world.clock.now();
  const seq = nextNumber(world, 'order');
  const isAdaSelling = world.random.below(4) === 0;
  const [seller, buyer] = isAdaSelling ? [ADA, CHIDI] : [CHIDI, ADA];
  const orderNumber = `AMN-${String(seq).padStart(6, '0')}`;
  const order = world.tables.orders.insert({
    id: world.random.uuid(),
    seq,
    orderNumber,
    description: `Goods of order ${seq}`,
    amountKobo: kobo(MIN_KOBO + world.random.below(MAX_KOBO - MIN_KOBO)),
    orderStatus,
    statusBeforeDispute: null,
    sellerId: seller.userId,
    buyerId: buyer.userId,
    createdBy: buyer.userId,
    creatorSide: 'buyer',
    counterpartEmail: seller.email,
    counterpartPhone: '',
    createdAtMs: now,
    deliveryDate: orderStatus === 'Pending' ? null : lagosDay(now + 7 * DAY_MS),
    referralCode: world.random.text(10),
    transactionId: null,
    paidAtMs: null,
    evidenceId: null,
    codeHash: null,
    wrongCodeTries: 0,
    receivedOn: null,
    receivedBy: null,
    payoutAccount: null,
  });
  if (isPaid(orderStatus)) pay(world, order, orderStatus);
}

function isPaid(status: OrderStatus): status is Paid {
  return status === 'Paid' || status === 'Shipped' || status === 'Completed';
}

function pay(world: World, order: OrderRow, status: Paid): void {
  const now = world.clock.now();
  const transactionStatus: TransactionStatus = status === 'Completed' ? 'Completed' : 'Paid';
  const seq = nextNumber(world, 'transaction');
  const transaction = world.tables.transactions.insert({
    id: world.random.uuid(),
    seq,
    orderId: order.id,
    senderId: order.buyerId ?? '',
    recipientId: order.sellerId ?? '',
    transactionStatus,
    transactionRef: `AMN-TX-${seq}`,
    requestId: `REQ-${seq}`,
    paymentRequestId: `PAY-${seq}`,
    createdAtMs: now,
    accountNumber: null,
  });
  world.tables.orders.update(order.id, { transactionId: transaction.id, paidAtMs: now });
  const breakdown = orderBreakdown(order.amountKobo);
  post(world, order, LEDGER.escrow, LEDGER.buyersBanks, breakdown.grossPayable);
  if (status === 'Shipped') sendConfirmationCode(world, order);
  if (status !== 'Completed') return;
  const { seller, platform, tax } = settlementShares(breakdown);
  post(world, order, LEDGER.sellersBanks, LEDGER.escrow, seller);
  post(world, order, LEDGER.platform, LEDGER.escrow, platform);
  post(world, order, LEDGER.tax, LEDGER.escrow, tax);
  world.tables.orders.update(order.id, {
    receivedOn: lagosDay(now),
    receivedBy: 'The buyer',
    payoutAccount: payoutAccountOf(world, order),
  });
}

function post(world: World, order: OrderRow, debit: string, credit: string, amountKobo: Kobo): void {
  const memo = order.orderNumber;
  world.ledger.post({ atMs: world.clock.now(), orderId: order.id, debit, credit, amountKobo, memo });
}
