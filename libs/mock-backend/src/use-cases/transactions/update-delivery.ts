import type { UpdateOrderDeliveryRequest } from '@amana/api/contract';
import {
  type OrderChange,
  type Refusal,
  CONFIRMATION_CODE_INVALID,
  DELIVERY_STATUS,
  EVIDENCE_UPLOAD,
  confirmationCodeFrom,
  lagosDay,
  readConfirmationCode,
  refuseWrongCode,
  transactionSideOf,
  trimText,
} from '@amana/domain';
import { DELIVERY_STATUS_REQUIRED, receiptSchema } from '@amana/domain/validation';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { sha256 } from '../../store/sha256.ts';
import { fieldRefusal, multipartName } from '../field-refusal.ts';
import { mailConfirmationCode, notifyReceived, notifyShipped } from '../mail-and-notification-texts/texts.ts';
import { applyOrderChange, findTransaction, judgeOrderEvent, orderOf } from '../orders/apply-order-event.ts';
import { approveOrder } from '../orders/approve-or-end-order.ts';
import { orderView } from '../orders/views.ts';
import { type FieldRefusal, done, refuseField } from '../outcome.ts';
import { storeUpload } from '../uploads.ts';
import { scheduleSettlementStep, withdrawalAccountOf } from './settlement.ts';

const UPDATED = 'Order updated successfully';

/** The contract has one operation for three commands; the fields select the command. */
export async function updateOrderDelivery(world: World, caller: UserRow, body: UpdateOrderDeliveryRequest) {
  const { OrderId, TransactionId, OrderStatus } = body;
  if (TransactionId === undefined) {
    if (OrderId === undefined) return refuseField('TransactionId', 'TransactionId is required');
    const date = body.EstimatedTimeOfDelivery ?? '';
    const command = { orderId: OrderId, estimatedTimeOfDelivery: date };
    return approveOrder(world, caller, command, 'setDeliveryDate');
  }
  const found = findTransaction(world, caller, TransactionId);
  if (!found.ok) return found;
  if (OrderId !== undefined) return refuseField('OrderId', 'Give either OrderId or TransactionId');
  const order = orderOf(world, found.value);
  if (OrderStatus === DELIVERY_STATUS.markShipped) return markShipped(world, caller, order, body);
  if (OrderStatus === DELIVERY_STATUS.confirmReceipt) return confirmReceipt(world, caller, order, body);
  return refuseField('OrderStatus', DELIVERY_STATUS_REQUIRED[transactionSideOf(found.value, caller.id)]);
}

export function deliveryEventOf(body: { readonly [Name in keyof UpdateOrderDeliveryRequest]: unknown }) {
  if (body.TransactionId === undefined) return 'setDeliveryDate';
  if (body.OrderStatus === DELIVERY_STATUS.markShipped) return 'markShipped';
  return body.OrderStatus === DELIVERY_STATUS.confirmReceipt ? 'confirmReceipt' : null;
}

async function markShipped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  { UploadEvidence }: UpdateOrderDeliveryRequest,
) {
  const change = judgeOrderEvent(world, order, 'markShipped', caller);
  if (!change.ok) return change;
  const evidence = await storeUpload(world, UploadEvidence, caller.id, EVIDENCE_UPLOAD);
  if (!evidence.ok) return evidence;
  const shipped = await applyOrderChange(world, order, change, { evidenceId: evidence.value });
  await record(world, 'order.shipped', `Order ${order.orderNumber} was marked shipped`, order.id);
  await sendConfirmationCode(world, shipped);
  await notifyShipped(world, shipped);
  return done(orderView(world, shipped, caller.id), UPDATED);
}

async function confirmReceipt(
  world: World,
  caller: UserRow,
  order: OrderRow,
  body: UpdateOrderDeliveryRequest,
) {
  const change = judgeOrderEvent(world, order, 'confirmReceipt', caller);
  if (!change.ok) return change;
  const paidOn = order.paidAtMs === null ? null : lagosDay(order.paidAtMs);
  const form = receiptSchema(lagosDay(world.clock.now()), paidOn);
  const refusal =
    fieldRefusal(form, body, multipartName) ??
    (await confirmationCodeRefusal(world, order, body.ConfirmationCode ?? ''));
  if (refusal !== null) return refusal;
  const delivered = await deliver(world, order, change, {
    receivedOn: body.OrderReceivedDate ?? null,
    receivedBy: body.ReceivedBy === undefined ? null : trimText(body.ReceivedBy),
  });
  await record(world, 'order.delivered', `The buyer confirmed receipt of ${order.orderNumber}`, order.id);
  await notifyReceived(world, order);
  return done(orderView(world, delivered, caller.id), UPDATED);
}

/** Marks the order as delivered, fixes the withdrawal account and starts settlement. */
export async function deliver(
  world: World,
  order: OrderRow,
  change: OrderChange,
  also: Partial<Omit<OrderRow, 'id'>> = {},
): Promise<OrderRow> {
  const withdrawalAccount = withdrawalAccountOf(world, order);
  const delivered = await applyOrderChange(world, order, change, {
    ...also,
    withdrawalAccount,
    codeHash: null,
  });
  if (order.transactionId !== null) await scheduleSettlementStep(world, order.transactionId, order.id);
  return delivered;
}

export function newConfirmationCode(world: World, order: Salt) {
  const code = confirmationCodeFrom(world.random.next());
  return { code, codeHash: hashOf(order, code) };
}

/** Mails a new code to the buyer. The order stores only its hash. */
async function sendConfirmationCode(world: World, order: OrderRow, isRenewed = false): Promise<void> {
  const { code, codeHash } = newConfirmationCode(world, order);
  await world.tables.orders.change(order.id, { codeHash, wrongCodeTries: 0 });
  await mailConfirmationCode(world, order, code, isRenewed);
}

/** Null for the right code. A wrong code counts as a try; the fifth voids the code and mails a new one. */
async function confirmationCodeRefusal(
  world: World,
  order: OrderRow,
  typed: string,
): Promise<(Refusal<'invalid' | 'tooManyTries'> & Pick<FieldRefusal, 'errors'>) | null> {
  const code = readConfirmationCode(typed);
  if (code === null) return refuseField('ConfirmationCode', CONFIRMATION_CODE_INVALID);
  if (order.codeHash === hashOf(order, code)) return null;
  const refusal = refuseWrongCode(order.wrongCodeTries);
  if (refusal.kind === 'invalid') {
    await world.tables.orders.change(order.id, { wrongCodeTries: order.wrongCodeTries + 1 });
  } else {
    await record(world, 'code.void', `The confirmation code of ${order.orderNumber} is void`, order.id);
    await sendConfirmationCode(world, order, true);
  }
  return { ...refusal, errors: { ConfirmationCode: [refusal.message] } };
}

type Salt = Pick<OrderRow, 'id' | 'referralCode'>;

/** Salted with the order's secret, because six digits alone can be found by brute force. */
function hashOf({ id, referralCode }: Salt, code: string): string {
  return sha256(`${id}/${referralCode}/${code}`);
}
