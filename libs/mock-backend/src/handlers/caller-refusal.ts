import type { OperationId } from '@amana/api/contract';
import { type OrderCommand, type Refusal, isUuid, refuse } from '@amana/domain';
import type { World } from '../simulation/world.ts';
import { livingUser } from '../store/living-user.ts';
import type { OrderRow, UserRow } from '../store/row-types.ts';
import { ONLY_OWN_MESSAGES, findOwnMessage } from '../use-cases/chat/chat.ts';
import { ONLY_OWN_DISPUTES, findDispute, findDisputeToCancel } from '../use-cases/disputes/disputes.ts';
import { findNotification } from '../use-cases/notifications/read-notifications.ts';
import { creatorSideOf } from '../use-cases/orders/create-order.ts';
import {
  findOrder,
  findTransaction,
  judgeOrderEvent,
  orderOf,
} from '../use-cases/orders/apply-order-event.ts';
import { type Outcome, done, refuseField } from '../use-cases/outcome.ts';
import { deliveryEventOf } from '../use-cases/transactions/update-delivery.ts';

export interface UncheckedCall {
  readonly world: World;
  readonly path: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Access = (call: UncheckedCall, caller: UserRow) => { readonly ok: boolean } | null;

const ofOwnAccount: Access = ({ world, path }, caller) =>
  ownAccountRefusal(world, caller, path['id'] ?? path['userId'] ?? '');

const ofOrder = (event: OrderCommand): Access => {
  return (call, caller) => judged(call, caller, event);
};

/** Operations that refuse a stranger before the rest of the body is validated. */
const ACCESS: Readonly<Partial<Record<OperationId, Access>>> = {
  changePassword: ofOwnAccount,
  updateUserDetails: ofOwnAccount,
  updateProfilePicture: ofOwnAccount,
  deleteUser: ofOwnAccount,
  saveBankAccount: ofOwnAccount,
  markNotificationAsRead: ({ world, path }, caller) => findNotification(world, caller, path['id'] ?? ''),
  createOrder: ({ body }, caller) =>
    creatorSideOf(caller, { vendorId: idOf(body['vendorId']), buyerId: idOf(body['buyerId']) }),
  approveOrder: ofOrder('approve'),
  cancelOrder: ofOrder('cancel'),
  rejectOrder: ofOrder('reject'),
  initiatePayment: ofOrder('initiatePayment'),
  updateOrderDelivery: (call, caller) => {
    const event = deliveryEventOf(call.body);
    return event === null ? orderOfCall(call, caller) : judged(call, caller, event);
  },
  getOrder: ({ world, path }, caller) => findOrder(world, caller, path['id'] ?? ''),
  createDispute: (call, caller) =>
    namesAnother(call.body['CreatedByUserId'], caller)
      ? refuse('forbidden', ONLY_OWN_DISPUTES)
      : judged(call, caller, 'lodgeDispute'),
  cancelDispute: ({ world, path }, caller) => findDisputeToCancel(world, caller, path['id'] ?? ''),
  getThreadMessages: ({ world, path }, caller) => findDispute(world, caller, path['threadId'] ?? ''),
  createThread: ({ world, body }, caller) => findDispute(world, caller, idOf(body['disputeId']) ?? ''),
  sendMessage: ({ world, body }, caller) =>
    namesAnother(body['SenderId'], caller)
      ? refuse('forbidden', ONLY_OWN_MESSAGES)
      : findDispute(world, caller, idOf(body['ThreadId']) ?? ''),
  editMessage: ({ world, body }, caller) => findOwnMessage(world, caller, idOf(body['id']) ?? ''),
};

/** Why this caller may not make this call whatever the rest of the body contains; null where the rest decides. */
export function callerRefusal(
  operationId: OperationId,
  call: UncheckedCall,
  caller: UserRow | null,
): Refusal | null {
  const outcome = caller === null ? null : (ACCESS[operationId]?.(call, caller) ?? null);
  return outcome !== null && isForbidden(outcome) ? outcome : null;
}

function judged(call: UncheckedCall, caller: UserRow, event: OrderCommand) {
  const found = orderOfCall(call, caller);
  return found.ok ? judgeOrderEvent(call.world, found.value, event, caller) : found;
}

function orderOfCall({ world, body }: UncheckedCall, caller: UserRow): Outcome<OrderRow> {
  const transactionId = idOf(body['TransactionId']);
  if (transactionId === undefined)
    return findOrder(world, caller, idOf(body['orderId'] ?? body['OrderId']) ?? '');
  const found = findTransaction(world, caller, transactionId);
  return found.ok ? done(orderOf(world, found.value)) : found;
}

function namesAnother(userId: unknown, caller: UserRow): boolean {
  const named = idOf(userId);
  return named !== undefined && named.toLowerCase() !== caller.id;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && isUuid(value) ? value : undefined;
}

function isForbidden(outcome: { readonly ok: boolean }): outcome is Refusal<'forbidden'> {
  return !outcome.ok && 'kind' in outcome && outcome.kind === 'forbidden';
}

/** Refuses a path or body with another user's id. */
export function ownAccountRefusal(world: World, caller: UserRow, userId: string, idInBody = userId) {
  if (caller.id === userId.toLowerCase())
    return idInBody === userId ? null : refuseField('id', 'The id of the body is not the id of the path');
  return livingUser(world, userId.toLowerCase()) === undefined
    ? refuse('notFound', 'User not found')
    : refuse('forbidden', 'This account is not yours');
}
