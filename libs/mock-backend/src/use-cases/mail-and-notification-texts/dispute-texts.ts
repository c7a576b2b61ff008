import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { DisputeRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { chatPath, disputePath, tradePath } from './links-to-screens.ts';

const onDispute = (dispute: DisputeRow) =>
  ({ type: 'order', directUrl: disputePath(dispute.transactionId) }) as const;

export async function notifyLodged(
  world: World,
  creator: UserRow,
  dispute: DisputeRow,
  order: OrderRow,
): Promise<void> {
  const message = `${fullName(creator)} lodged a dispute about ${order.description}. Support looks into it.`;
  await notify(world, order.sellerId, { ...onDispute(dispute), title: 'Dispute lodged', message });
}

export async function notifyDisputeCancelled(world: World, order: OrderRow): Promise<void> {
  const message = `The dispute about ${order.description} was cancelled. The order goes on.`;
  const about = { type: 'order', directUrl: tradePath(order) } as const;
  await notify(world, order.sellerId, { ...about, title: 'Dispute cancelled', message });
}

export async function notifyDecided(
  world: World,
  dispute: DisputeRow,
  order: OrderRow,
  inFavourOf: 'buyer' | 'seller',
  note: string,
): Promise<void> {
  const message = `Support decided for the ${inFavourOf} about ${order.description}. ${note}`.trim();
  for (const userId of [order.buyerId, order.sellerId])
    await notify(world, userId, { ...onDispute(dispute), title: 'Dispute decided', message });
}

export async function notifySupportAnswered(
  world: World,
  partyId: string,
  threadId: string,
  text: string,
): Promise<void> {
  const about = { type: 'default', directUrl: chatPath(threadId) } as const;
  await notify(world, partyId, { ...about, title: 'Support answered', message: text });
}
