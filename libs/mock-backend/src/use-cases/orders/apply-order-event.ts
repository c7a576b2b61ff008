import {
  type OrderCaller,
  type OrderChange,
  type OrderCommand,
  type OrderEventContext,
  type Refusal,
  decideOrderEvent,
  lagosDay,
  NOT_A_PARTY,
  partyOf,
  refuse,
  transactionPartyOf,
} from '@amana/domain';
import type { OrderRow, TransactionRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { type Outcome, done } from '../outcome.ts';

export function findOrder(world: World, caller: UserRow, orderId: string): Outcome<OrderRow> {
  const order = world.tables.orders.get(orderId.toLowerCase());
  if (order === undefined) return refuse('notFound', 'Order not found');
  if (partyOf(order, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(order);
}

export function findTransaction(
  world: World,
  caller: UserRow,
  transactionId: string,
): Outcome<TransactionRow> {
  const transaction = world.tables.transactions.get(transactionId.toLowerCase());
  if (transaction === undefined) return refuse('notFound', 'Transaction not found');
  if (transactionPartyOf(transaction, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(transaction);
}

/** The order of a transaction, a dispute or an account. */
export function orderOf(world: World, { id, orderId }: Pick<TransactionRow, 'id' | 'orderId'>): OrderRow {
  const order = world.tables.orders.get(orderId);
  if (order === undefined) throw new Error(`${id} has no order`);
  return order;
}

export function hasBankDetails(world: World, user: UserRow): boolean {
  return world.indexes.bankAccountByUser.first(user.id) !== undefined;
}

export function judgeOrderEvent(
  world: World,
  order: OrderRow,
  event: OrderCommand,
  by: UserRow | 'system' | 'support',
  context: Omit<OrderEventContext, 'today'> = {},
): OrderChange | Refusal<'invalid' | 'forbidden' | 'conflict'> {
  const caller: OrderCaller =
    typeof by === 'string'
      ? { as: by }
      : { as: 'user', userId: by.id, hasBankDetails: hasBankDetails(world, by) };
  return decideOrderEvent(order, event, caller, { ...context, today: lagosDay(world.clock.now()) });
}

/** Updates the order and its transaction as the domain decided. */
export async function applyOrderChange(
  world: World,
  order: OrderRow,
  change: OrderChange,
  also: Partial<Omit<OrderRow, 'id'>> = {},
): Promise<OrderRow> {
  const { transactionStatus } = change;
  if (transactionStatus !== null && order.transactionId !== null) {
    await world.tables.transactions.change(order.transactionId, { transactionStatus });
  }
  return world.tables.orders.change(order.id, { ...also, orderStatus: change.orderStatus });
}
