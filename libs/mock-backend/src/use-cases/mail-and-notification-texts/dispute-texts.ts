import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { DisputeRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { chatPath, disputePath, tradePath } from './links-to-screens.ts';

export function notifyLodged(world: World, creator: UserRow, dispute: DisputeRow, order: OrderRow): void {
  notify(world, order.sellerId, {
    title: 'Dispute lodged',
    message: `${fullName(creator)} lodged a dispute about ${order.description}. Support looks into it.`,
    type: 'order',
    directUrl: disputePath(dispute),
  });
}

export function notifyDisputeCancelled(world: World, order: OrderRow): void {
  notify(world, order.sellerId, {
    title: 'Dispute cancelled',
    message: `The dispute about ${order.description} was cancelled. The order goes on.`,
    type: 'order',
    directUrl: tradePath(order),
  });
}

export function notifyDecided(
  world: World,
  dispute: DisputeRow,
  order: OrderRow,
  inFavourOf: 'buyer' | 'seller',
  note: string,
): void {
  for (const userId of [order.buyerId, order.sellerId]) {
    notify(world, userId, {
      title: 'Dispute decided',
      message: `Support decided for the ${inFavourOf} about ${order.description}. ${note}`.trim(),
      type: 'order',
      directUrl: disputePath(dispute),
    });
  }
}

export function notifySupportAnswered(world: World, partyId: string, threadId: string, text: string): void {
  notify(world, partyId, {
    title: 'Support answered',
    message: text,
    type: 'default',
    directUrl: chatPath(threadId),
  });
}
