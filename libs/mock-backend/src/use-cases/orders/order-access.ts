import type { OrderActor } from '@amana/domain';
import { NOT_A_PARTY, partyOf, refuse } from '@amana/domain';
import type { OrderRow, UserRow } from '../../store/rows.ts';
import type { Outcome } from '../outcome.ts';
import { done } from '../outcome.ts';
import type { World } from '../../simulation/world.ts';

/** The order, if the caller is one of its parties. */
export function findOrder(world: World, caller: UserRow, orderId: string): Outcome<OrderRow> {
  const order = world.tables.orders.get(orderId.toLowerCase());
  if (order === undefined) return refuse('notFound', 'Order not found');
  if (partyOf(order, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(order);
}

export function actorOf(world: World, user: UserRow): OrderActor {
  return { as: 'user', userId: user.id, hasBankDetails: hasBankDetails(world, user) };
}

export function hasBankDetails(world: World, user: UserRow): boolean {
  return world.indexes.bankAccountByUser.first(user.id) !== undefined;
}
