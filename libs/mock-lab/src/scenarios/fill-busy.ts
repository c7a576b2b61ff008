import {
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
const PAID: readonly OrderStatus[] = ['Paid', 'Shipped', 'Completed'];

/** Repeated, without the statuses that a deadline would change. */
const MIX: readonly OrderStatus[] = [
  'Completed',
  'Shipped',
  'Completed',
  'Paid',
  'Completed',
  'Approved',
  'Completed',
  'Pending',
  'Completed',
  'Cancelled',
];

/** Adds orders between Ada and Chidi with ledger entries and without notifications, for load tests. */
export async function fillBusy(world: World, orders = DEFAULT_ORDERS): Promise<void> {
  const untilMs = world.clock.now();
  for (let index = 0; index < orders; index += 1) {
    const atMs = Math.floor(untilMs - SPAN_MS + (SPAN_MS / orders) * index);
    await world.clock.during(atMs, () => addBusyOrder(world, itemAt(MIX, index)));
  }
}

/** Creates each order in its final state, because changing a row gets slower with the number of rows. */
async function addBusyOrder(world: World, orderStatus: OrderStatus): Promise<void> {
  const isAdaSelling = world.random.below(4) === 0;
  const [seller, buyer] = isAdaSelling ? [ADA, CHIDI] : [CHIDI, ADA];
  const lot = world.tables.orders.count() + 1;
  const { description, amountNaira } = itemAt(GOODS, lot);
  const keys = newOrderKeys(world);
  const nowMs = world.clock.now();
  const isPaid = PAID.includes(orderStatus);
  const isCompleted = orderStatus === 'Completed';
  const withdrawalAccount = withdrawalAccountOf(world, { sellerId: seller.userId });
  const sent = orderStatus === 'Shipped' ? newConfirmationCode(world, keys) : null;
  const order = await addOrder(
    world,
    {
      description: `${description}, lot ${lot}`,
      amountKobo: nairaToKobo(amountNaira),
      orderStatus,
      sellerId: seller.userId,
      buyerId: buyer.userId,
      createdBy: buyer.userId,
      creatorSide: 'buyer',
      counterpartEmail: seller.email,
      counterpartPhone: '',
      deliveryDate: orderStatus === 'Pending' ? null : lagosDay(nowMs + 7 * DAY_MS),
    },
    {
      ...keys,
      codeHash: sent?.codeHash ?? null,
      ...(isPaid ? { transactionId: world.random.uuid(), paidAtMs: nowMs } : {}),
      ...(isCompleted ? { receivedOn: lagosDay(nowMs), receivedBy: 'The buyer', withdrawalAccount } : {}),
    },
  );
  if (!isPaid) return;
  await addTransaction(world, order, isCompleted ? 'Completed' : 'Paid');
  const { grossPayable } = orderBreakdown(order.amountKobo);
  const memo = `Payment of ${order.orderNumber}`;
  await moveMoney(world, order, LEDGER.buyersBanks, LEDGER.escrow, grossPayable, memo);
  if (sent !== null) await mailConfirmationCode(world, order, sent.code);
  if (isCompleted) await paySettlement(world, order);
}
