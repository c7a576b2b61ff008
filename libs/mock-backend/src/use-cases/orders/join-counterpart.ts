import { emailKey, isUnpaid } from '@amana/domain';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { notifyJoined } from '../mail-and-notification-texts/order-texts.ts';

export async function joinWaitingOrders(world: World, user: UserRow): Promise<void> {
  for (const order of world.indexes.ordersToJoinByEmail.all(emailKey(user.email))) {
    if (order.createdBy === user.id) continue;
    const side = order.creatorSide === 'buyer' ? { sellerId: user.id } : { buyerId: user.id };
    await world.tables.orders.change(order.id, side);
    record(world, 'order.joined', `${fullName(user)} joined order ${order.orderNumber}`, order.id);
    // A cancelled order appears in the history, but needs no notification.
    if (isUnpaid(order.orderStatus)) await notifyJoined(world, user, order);
  }
}
