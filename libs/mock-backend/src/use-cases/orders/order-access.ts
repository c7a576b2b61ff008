import type { OrderActor, Refusal } from '@amana/domain';
import { NOT_A_PARTY, partyOf, refuse } from '@amana/domain';
import type { OrderRow, UserRow } from '../../store/rows.ts';
import type { World } from '../../simulation/world.ts';

export type Found<Record> =
  { readonly ok: true; readonly record: Record } | Refusal<'forbidden' | 'notFound'>;

/** The order, if the caller is one of its parties. */
export function findOrder(world: World, caller: UserRow, orderId: string): Found<OrderRow> {
  const record = world.tables.orders.get(orderId.toLowerCase());
  if (record === undefined) return refuse('notFound', 'Order not found');
  if (partyOf(record, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return { ok: true, record };
}

/** A user as the order's rules know them. */
export function actorOf(world: World, user: UserRow): OrderActor {
  return { as: 'user', userId: user.id, hasBankDetails: hasBankDetails(world, user) };
}

export function hasBankDetails(world: World, user: UserRow): boolean {
  return world.indexes.bankAccountByUser.first(user.id) !== undefined;
}
