import {
  type OrderRow,
  type World,
  PERSONAS,
  addOrder,
  addTransaction,
  mailConfirmationCode,
  moveMoney,
  newConfirmationCode,
  newOrderKeys,
  paySettlement,
  withdrawalAccountOf,
} from '@amana/mock-backend';
import { LEDGER } from '@amana/mock-backend/control-names';
import { type OrderStatus, lagosDay, nairaToKobo, orderBreakdown } from '@amana/domain';
import { GOODS, itemAt } from './goods.ts';

const [ADA, CHIDI] = PERSONAS;
const DEFAULT_ORDERS = 1_000;
const DAY_MS = 86_400_000;
/** The orders are spread evenly over this time. */
const SPAN_MS = 90 * DAY_MS;
/** People agree on round amounts. */
const STEP_NAIRA = 500;
const MOST_STEPS = 2_000;

/** Statuses per hundred orders, without those that a deadline would change. */
const MIX: readonly (readonly [OrderStatus, number])[] = [
  ['Completed', 50],
  ['Shipped', 10],
  ['Paid', 10],
  ['Approved', 10],
  ['Pending', 10],
  ['Cancelled', 6],
  ['Rejected', 4],
];

/** Adds orders between Ada and Chidi with ledger entries and without notifications, for load tests. */
export async function fillBusy(world: World, orders = DEFAULT_ORDERS): Promise<void> {
  const untilMs = world.clock.now();
  for (let index = 0; index < orders; index += 1) {
    const atMs = Math.floor(untilMs - SPAN_MS + (SPAN_MS / orders) * index);
    await world.clock.during(atMs, () => addBusyOrder(world, statusOf(world.random.below(100))));
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

/** Creates each order in its final state, because changing a row gets slower with the number of rows. */
async function addBusyOrder(world: World, orderStatus: OrderStatus): Promise<void> {
  const isAdaSelling = world.random.below(4) === 0;
  const [seller, buyer] = isAdaSelling ? [ADA, CHIDI] : [CHIDI, ADA];
  const lot = world.tables.orders.count() + 1;
  const keys = newOrderKeys(world);
  const sent = orderStatus === 'Shipped' ? newConfirmationCode(world, keys) : null;
  const order = await addOrder(
    world,
    {
      description: `${itemAt(GOODS, lot).description}, lot ${lot}`,
      amountKobo: nairaToKobo(STEP_NAIRA * (1 + world.random.below(MOST_STEPS))),
      orderStatus,
      sellerId: seller.userId,
      buyerId: buyer.userId,
      createdBy: buyer.userId,
      creatorSide: 'buyer',
      counterpartEmail: seller.email,
      counterpartPhone: '',
      deliveryDate: orderStatus === 'Pending' ? null : lagosDay(world.clock.now() + 7 * DAY_MS),
    },
    { ...keys, codeHash: sent?.codeHash ?? null, ...payment(world, orderStatus, seller.userId) },
  );
  if (!isPaid(orderStatus)) return;
  const isCompleted = orderStatus === 'Completed';
  await addTransaction(world, order, isCompleted ? 'Completed' : 'Paid');
  const { grossPayable } = orderBreakdown(order.amountKobo);
  const memo = `Payment of ${order.orderNumber}`;
  await moveMoney(world, order, LEDGER.buyersBanks, LEDGER.escrow, grossPayable, memo);
  if (sent !== null) await mailConfirmationCode(world, buyer, order, sent.code);
  if (isCompleted) await paySettlement(world, order);
}

function isPaid(status: OrderStatus): boolean {
  return status === 'Paid' || status === 'Shipped' || status === 'Completed';
}

function payment(world: World, status: OrderStatus, sellerId: string): Partial<OrderRow> {
  if (!isPaid(status)) return {};
  const paidAtMs = world.clock.now();
  const paid = { transactionId: world.random.uuid(), paidAtMs };
  if (status !== 'Completed') return paid;
  const withdrawalAccount = withdrawalAccountOf(world, { sellerId });
  return { ...paid, receivedOn: lagosDay(paidAtMs), receivedBy: 'The buyer', withdrawalAccount };
}
