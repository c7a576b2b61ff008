import type { ApproveOrderRequest } from '@amana/api/contract';
import type { OrderCommand } from '@amana/domain';
import { done, refuseField } from '../outcome.ts';
import type { UserRow } from '../../store/row-types.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { applyOrderChange, judgeOrderEvent, orderCallerOf, findOrder } from './apply-order-event.ts';
import { nameOf, orderView } from './order-view.ts';
import { notifyApproved } from '../mail-and-notification-texts/order-texts.ts';

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
  const change = judgeOrderEvent(world, found.value, event, orderCallerOf(world, caller), { deliveryDate });
  if (!change.ok) return change.kind === 'invalid' ? refuseField(DATE_FIELDS[event], change.message) : change;
  const order = await applyOrderChange(world, found.value, change, { deliveryDate });
  record(world, 'order.approved', `Order ${order.orderNumber} was approved`, order.id);
  await notifyApproved(world, nameOf(world, order.sellerId), order);
  return done(orderView(world, order, caller.id), 'Order approved successfully');
}
