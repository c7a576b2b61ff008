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
} from '@amana/domain';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { type Outcome, done } from '../outcome.ts';

export const SYSTEM: OrderCaller = { as: 'system' };
export const SUPPORT: OrderCaller = { as: 'support' };

export function findOrder(world: World, caller: UserRow, orderId: string): Outcome<OrderRow> {
  const order = world.tables.orders.get(orderId.toLowerCase());
  if (order === undefined) return refuse('notFound', 'Order not found');
  if (partyOf(order, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(order);
}

export function orderCallerOf(world: World, user: UserRow): OrderCaller {
  return { as: 'user', userId: user.id, hasBankDetails: hasBankDetails(world, user) };
}

export function hasBankDetails(world: World, user: UserRow): boolean {
  return world.indexes.bankAccountByUser.first(user.id) !== undefined;
}

export function judgeOrderEvent(
  world: World,
  order: OrderRow,
  event: OrderCommand,
  caller: OrderCaller,
  context: Omit<OrderEventContext, 'today'> = {},
): OrderChange | Refusal<'invalid' | 'forbidden' | 'conflict'> {
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
