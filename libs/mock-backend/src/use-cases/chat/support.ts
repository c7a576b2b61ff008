import type { MessageRow } from '../../store/row-types.ts';
import { durationText } from '../../simulation/duration-text.ts';
import { record } from '../../simulation/event-recorder.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { notifySupportAnswered } from '../mail-and-notification-texts/dispute-texts.ts';

/** The chat shows this sender as Admin. */
const SUPPORT_ID = 'a0000000-0000-4000-8000-000000000001';
const SUPPORT_NAME = 'Admin';
const REPLY = 'Thank you for your message. We are looking into it and will answer you here.';

export const SUPPORT_REPLY_DEADLINE = 'support-reply';

export async function writeAsSupport(
  world: World,
  threadId: string,
  partyId: string,
  text: string,
): Promise<MessageRow> {
  const message = await world.tables.messages.create({
    id: world.random.uuid(),
    seq: nextNumber(world, 'message'),
    threadId,
    partyId,
    senderId: SUPPORT_ID,
    senderName: SUPPORT_NAME,
    text,
    imageId: null,
    createdAtMs: world.clock.now(),
  });
  const orderId = world.tables.disputes.get(threadId)?.orderId ?? null;
  record(world, 'support.answered', 'Support wrote in a conversation', orderId);
  await notifySupportAnswered(world, partyId, threadId, text);
  return message;
}

export async function scheduleSupportReply(world: World, { id }: MessageRow, orderId: string): Promise<void> {
  const { supportReplyAfterMs } = world.settings;
  if (supportReplyAfterMs === null) return;
  await world.deadlines.schedule({
    atMs: world.clock.now() + supportReplyAfterMs,
    type: SUPPORT_REPLY_DEADLINE,
    orderId,
    subject: id,
    text: `Support answers after ${durationText(supportReplyAfterMs)}`,
  });
}

/** Replies to the latest message only, so that three in a row get one reply. */
export async function replyAsSupport(world: World, messageId: string): Promise<void> {
  const message = world.tables.messages.get(messageId);
  if (message === undefined) return;
  const { threadId, partyId } = message;
  const conversation = { ownerId: `${threadId}/${partyId}`, pageSize: 1 };
  const [latest] = world.indexes.messagesByThread.page(conversation).records;
  if (latest?.id === messageId) await writeAsSupport(world, threadId, partyId, REPLY);
}
