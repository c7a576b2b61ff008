import type { ControlModels } from '@amana/api/contract';
import { refuse } from '@amana/domain';
import { done, refuseField } from '../outcome.ts';
import type { World } from '../../simulation/world.ts';
import { messageView } from './chat.ts';
import { writeAsSupport } from './support.ts';

/** Writes to one party or to both, each in their private conversation. */
export function postSupportMessage(
  world: World,
  { threadId, message, to }: ControlModels.SupportMessageRequest,
) {
  const dispute = world.tables.disputes.get(threadId.toLowerCase());
  const transaction = dispute && world.tables.transactions.get(dispute.transactionId);
  if (dispute === undefined || transaction === undefined)
    return refuse('notFound', 'There is no such thread');
  const text = message.trim();
  if (text === '') return refuseField('message', 'Write a message');
  const { senderId: buyerId, recipientId: sellerId } = transaction;
  const partyIds = to === undefined ? [buyerId, sellerId] : [to === 'buyer' ? buyerId : sellerId];
  return done(
    partyIds.map((partyId) => messageView(world, writeAsSupport(world, dispute.id, partyId, text))),
  );
}
