import type { OrderActor, OrderChange, OrderCommand, OrderEventContext, Refusal } from '@amana/domain';
import { decideOrderEvent, lagosDay } from '@amana/domain';
import type { OrderRow } from '../../store/rows.ts';
import type { World } from '../../simulation/world.ts';

export const SYSTEM: OrderActor = { as: 'system' };
export const SUPPORT: OrderActor = { as: 'support' };

export function judgeOrderEvent(
  world: World,
  order: OrderRow,
  event: OrderCommand,
  actor: OrderActor,
  context: Omit<OrderEventContext, 'today'> = {},
): OrderChange | Refusal<'invalid' | 'forbidden' | 'conflict'> {
  return decideOrderEvent(order, event, actor, { ...context, today: lagosDay(world.clock.now()) });
}

/** Updates the order and its transaction as the domain decided. */
export function applyOrderChange(
  world: World,
  order: OrderRow,
  change: OrderChange,
  also: Partial<Omit<OrderRow, 'id'>> = {},
): OrderRow {
  const { transactionStatus } = change;
  if (transactionStatus !== null && order.transactionId !== null) {
    world.tables.transactions.update(order.transactionId, { transactionStatus });
  }
  return world.tables.orders.update(order.id, { ...also, orderStatus: change.orderStatus });
}
