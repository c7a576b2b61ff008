import type {
  CreateThreadRequest,
  EditMessageRequest,
  GetThreadMessagesParams,
  Message,
  SendMessageRequest,
  ControlModels,
} from '@amana/api/contract';
import { CHAT_PAGE_SIZE, CHAT_UPLOAD, canSendMessage, refuse, trimText } from '@amana/domain';
import { type Outcome, done, listed, refuseField } from '../outcome.ts';
import type { MessageRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-log.ts';
import { schedule } from '../../simulation/schedule.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { orderOf } from '../orders/apply-order-event.ts';
import { findDispute } from '../disputes/disputes.ts';
import { storeUpload, uploadUrl } from '../uploads.ts';
import { notifySupportAnswered } from '../mail-and-notification-texts/texts.ts';

/** The chat shows this sender as Admin. */
const SUPPORT = { senderId: 'a0000000-0000-4000-8000-000000000001', senderName: 'Admin' };
const REPLY = 'Thank you for your message. We are looking into it and will answer you here.';

export const ONLY_OWN_MESSAGES = 'You can only write as yourself';

/** A dispute has exactly one thread, with the same id. */
export function createThread(world: World, caller: UserRow, { disputeId }: CreateThreadRequest) {
  const found = findDispute(world, caller, disputeId);
  return found.ok ? done({ threadId: found.value.id }) : found;
}

export function getThreadMessages(
  world: World,
  caller: UserRow,
  threadId: string,
  { pageNumber = 1, pageSize = CHAT_PAGE_SIZE }: GetThreadMessagesParams,
) {
  const found = findDispute(world, caller, threadId);
  if (!found.ok) return found;
  const ownerId = `${found.value.id}/${caller.id}`;
  const page = world.indexes.messagesByThread.page({ ownerId, pageNumber, pageSize });
  return listed(page, (message) => messageView(world, message));
}

export async function sendMessage(world: World, caller: UserRow, body: SendMessageRequest) {
  if (body.SenderId.toLowerCase() !== caller.id) return refuse('forbidden', ONLY_OWN_MESSAGES);
  const found = findDispute(world, caller, body.ThreadId);
  if (!found.ok) return found;
  if (!canSendMessage(body.Message, body.Image !== undefined)) {
    return refuseField('Message', 'Write a message or attach a file');
  }
  const image = await storeUpload(world, body.Image, caller.id, CHAT_UPLOAD);
  if (!image.ok) return image;
  const { id: threadId, orderId } = found.value;
  const message = await addMessage(world, {
    threadId,
    partyId: caller.id,
    senderId: caller.id,
    senderName: fullName(caller),
    text: trimText(body.Message ?? ''),
    imageId: image.value,
  });
  await record(world, 'message.sent', `${fullName(caller)} wrote to support`, orderId);
  const { supportReplyAfterMs } = world.settings;
  if (supportReplyAfterMs !== null) {
    const reply = { type: 'support-reply', orderId, subject: message.id, text: 'Support answers' };
    await schedule(world, supportReplyAfterMs, reply);
  }
  return done(messageView(world, message));
}

function addMessage(world: World, message: Omit<MessageRow, 'id' | 'seq' | 'createdAtMs'>) {
  return world.tables.messages.create({
    id: world.random.uuid(),
    seq: nextNumber(world, 'message'),
    createdAtMs: world.clock.now(),
    ...message,
  });
}

export async function editMessage(world: World, caller: UserRow, { id, message }: EditMessageRequest) {
  const found = findOwnMessage(world, caller, id);
  if (!found.ok) return found;
  if (trimText(message) === '') return refuseField('message', 'Write a message or attach a file');
  const edited = await world.tables.messages.change(found.value.id, { text: trimText(message) });
  await record(world, 'message.edited', `${fullName(caller)} changed a message to support`);
  return done(messageView(world, edited));
}

export function findOwnMessage(world: World, caller: UserRow, id: string): Outcome<MessageRow> {
  const message = world.tables.messages.get(id.toLowerCase());
  if (message === undefined) return refuse('notFound', 'Message not found');
  return message.senderId === caller.id ? done(message) : refuse('forbidden', 'This message is not yours');
}

function messageView(world: World, row: MessageRow): Message {
  const file = row.imageId === null ? undefined : world.tables.uploads.get(row.imageId);
  return {
    id: row.id,
    threadId: row.threadId,
    senderId: row.senderId,
    senderName: row.senderName,
    message: row.text,
    imageUrl: row.imageId === null ? null : uploadUrl(world, row.imageId),
    ...(file === undefined ? {} : { fileName: file.name }),
    createdAt: new Date(row.createdAtMs).toISOString(),
  };
}

export async function postSupportMessage(
  world: World,
  { threadId, message, to }: ControlModels.SupportMessageRequest,
) {
  const dispute = world.tables.disputes.get(threadId.toLowerCase());
  if (dispute === undefined) return refuse('notFound', 'There is no such thread');
  const text = trimText(message);
  if (text === '') return refuseField('message', 'Write a message');
  const { buyerId, sellerId } = orderOf(world, dispute);
  const partyIds = [to === 'seller' ? null : buyerId, to === 'buyer' ? null : sellerId];
  const messages: Message[] = [];
  for (const partyId of partyIds)
    if (partyId !== null)
      messages.push(messageView(world, await writeAsSupport(world, dispute.id, partyId, text)));
  return done(messages);
}

async function writeAsSupport(
  world: World,
  threadId: string,
  partyId: string,
  text: string,
): Promise<MessageRow> {
  const message = await addMessage(world, { threadId, partyId, ...SUPPORT, text, imageId: null });
  const orderId = world.tables.disputes.get(threadId)?.orderId ?? null;
  await record(world, 'support.answered', 'Support wrote in a conversation', orderId);
  await notifySupportAnswered(world, partyId, threadId, text);
  return message;
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
