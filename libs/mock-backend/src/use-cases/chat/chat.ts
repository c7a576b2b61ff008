import type {
  CreateThreadRequest,
  EditMessageRequest,
  GetThreadMessagesParams,
  Message,
  SendMessageRequest,
  ControlModels,
} from '@amana/api/contract';
import { CHAT_PAGE_SIZE, CHAT_UPLOAD, canSendMessage, refuse } from '@amana/domain';
import { type Outcome, done, listed, refuseField } from '../outcome.ts';
import type { MessageRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { findDispute } from '../disputes/disputes.ts';
import { storeUpload, readUpload, uploadUrl } from '../uploads.ts';
import { scheduleSupportReply, writeAsSupport } from './support.ts';

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
  const read = await readUpload(world, body.Image, caller.id, CHAT_UPLOAD);
  if (body.SenderId.toLowerCase() !== caller.id) return refuse('forbidden', ONLY_OWN_MESSAGES);
  const found = findDispute(world, caller, body.ThreadId);
  if (!found.ok) return found;
  if (!read.ok) return read;
  if (!canSendMessage(body.Message, read.value !== null)) {
    return refuseField('Message', 'Write a message or attach a file');
  }
  const message = await world.tables.messages.create({
    id: world.random.uuid(),
    seq: nextNumber(world, 'message'),
    threadId: found.value.id,
    partyId: caller.id,
    senderId: caller.id,
    senderName: fullName(caller),
    text: (body.Message ?? '').trim(),
    imageId: await storeUpload(world, read.value),
    createdAtMs: world.clock.now(),
  });
  record(world, 'message.sent', `${fullName(caller)} wrote to support`, found.value.orderId);
  await scheduleSupportReply(world, message, found.value.orderId);
  return done(messageView(world, message));
}

export async function editMessage(world: World, caller: UserRow, { id, message }: EditMessageRequest) {
  const found = findOwnMessage(world, caller, id);
  if (!found.ok) return found;
  if (message.trim() === '') return refuseField('message', 'Write a message or attach a file');
  const edited = await world.tables.messages.change(found.value.id, { text: message.trim() });
  record(world, 'message.edited', `${fullName(caller)} changed a message to support`);
  return done(messageView(world, edited));
}

export function findOwnMessage(world: World, caller: UserRow, id: string): Outcome<MessageRow> {
  const message = world.tables.messages.get(id.toLowerCase());
  if (message === undefined) return refuse('notFound', 'Message not found');
  return message.senderId === caller.id ? done(message) : refuse('forbidden', 'This message is not yours');
}

function messageView(world: World, row: MessageRow): Message {
  return {
    id: row.id,
    threadId: row.threadId,
    senderId: row.senderId,
    senderName: row.senderName,
    message: row.text,
    imageUrl: row.imageId === null ? null : uploadUrl(world, row.imageId),
    createdAt: new Date(row.createdAtMs).toISOString(),
  };
}

export async function postSupportMessage(
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
  const messages: Message[] = [];
  for (const partyId of partyIds)
    messages.push(messageView(world, await writeAsSupport(world, dispute.id, partyId, text)));
  return done(messages);
}
