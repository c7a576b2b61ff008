import { done } from '../outcome.ts';
import type { UserRow } from '../../store/row-types.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { closeLiveAccount } from '../payments/temporary-account.ts';
import { applyOrderChange, judgeOrderEvent, orderCallerOf, findOrder } from './apply-order-event.ts';
import { orderView } from './order-view.ts';
import { notifyStopped } from '../mail-and-notification-texts/order-texts.ts';
import { ORDER_STATUSES, isUnpaid } from '@amana/domain';

export async function cancelOrRejectOrder(
  world: World,
  caller: UserRow,
  orderId: string,
  event: 'cancel' | 'reject',
) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  const change = judgeOrderEvent(world, found.value, event, orderCallerOf(world, caller));
  if (!change.ok) return change;
  await closeLiveAccount(world, found.value, 'closed');
  const order = await applyOrderChange(world, found.value, change);
  const outcome = event === 'cancel' ? 'cancelled' : 'rejected';
  record(world, `order.${outcome}`, `Order ${order.orderNumber} was ${outcome}`, order.id);
  await notifyStopped(world, caller, order, outcome);
  return done(orderView(world, order, caller.id), `Order ${outcome} successfully`);
}

/** Ends every unpaid order of a user who deletes their account, because they could no longer confirm or dispute it. */
export async function endUnpaidOrders(world: World, user: UserRow): Promise<void> {
  const { records } = world.indexes.orderHistory.page({
    ownerId: user.id,
    kinds: ORDER_STATUSES.filter(isUnpaid),
    pageSize: Number.MAX_SAFE_INTEGER,
    newestFirst: false,
  });
  for (const { id, buyerId } of records)
    await cancelOrRejectOrder(world, user, id, buyerId === user.id ? 'cancel' : 'reject');
}
