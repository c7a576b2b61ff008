import { ORDER_STATUSES, isUnpaid } from '@amana/domain';
import type { UserRow } from '../../store/rows.ts';
import type { World } from '../../simulation/world.ts';
import { stopOrder } from './stop-order.ts';

/** A user who deletes their account leaves every unpaid order, because nobody could confirm or dispute it later. */
export function endUnpaidOrders(world: World, user: UserRow): void {
  const { records } = world.indexes.orderHistory.page({
    ownerId: user.id,
    kinds: ORDER_STATUSES.filter(isUnpaid),
    range: { fromMs: -Infinity, untilMs: Infinity },
    pageNumber: 1,
    pageSize: Number.MAX_SAFE_INTEGER,
    newestFirst: false,
  });
  for (const { id, buyerId } of records)
    stopOrder(world, user, id, buyerId === user.id ? 'cancel' : 'reject');
}
