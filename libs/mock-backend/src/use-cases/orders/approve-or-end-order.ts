import type { ApproveOrderRequest } from '@amana/api/contract';
import { type OrderCommand, ORDER_STATUSES, isUnpaid } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import type { UserRow } from '../../store/row-types.ts';
import { notifyApproved, notifyStopped } from '../mail-and-notification-texts/texts.ts';
import { done, refuseField } from '../outcome.ts';
import { closeLiveAccount } from '../payments/temporary-account.ts';
import { applyOrderChange, findOrder, judgeOrderEvent } from './apply-order-event.ts';
import { nameOf, orderView } from './views.ts';

const DATE_FIELDS = {
  approve: 'estimatedTimeOfDelivery',
  setDeliveryDate: 'EstimatedTimeOfDelivery',
} as const satisfies Partial<Record<OrderCommand, string>>;

/** Handles the approval and the delivery date of a seller who created the order: both lead to Approved with a date. */
export async function approveOrder(
  world: World,
  caller: UserRow,
  { orderId, estimatedTimeOfDelivery: deliveryDate }: ApproveOrderRequest,
  event: keyof typeof DATE_FIELDS = 'approve',
) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  const change = judgeOrderEvent(world, found.value, event, caller, { deliveryDate });
  if (!change.ok) return change.kind === 'invalid' ? refuseField(DATE_FIELDS[event], change.message) : change;
  const order = await applyOrderChange(world, found.value, change, { deliveryDate });
  await record(world, 'order.approved', `Order ${order.orderNumber} was approved`, order.id);
  await notifyApproved(world, nameOf(world, order.sellerId), order);
  return done(orderView(world, order, caller.id), 'Order approved successfully');
}

export async function cancelOrRejectOrder(
  world: World,
  caller: UserRow,
  orderId: string,
  event: 'cancel' | 'reject',
) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  const change = judgeOrderEvent(world, found.value, event, caller);
  if (!change.ok) return change;
  await closeLiveAccount(world, found.value, 'closed');
  const order = await applyOrderChange(world, found.value, change);
  const outcome = event === 'cancel' ? 'cancelled' : 'rejected';
  await record(world, `order.${outcome}`, `Order ${order.orderNumber} was ${outcome}`, order.id);
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
