import type { UpdateOrderDeliveryRequest } from '@amana/api/contract';
import { EVIDENCE_UPLOAD, lagosDay, DELIVERY_STATUS, transactionSideOf } from '@amana/domain';
import { DELIVERY_STATUS_REQUIRED, receiptSchema } from '@amana/domain/validation';
import { done, refuseField } from '../outcome.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { fieldRefusal, multipartName } from '../field-refusal.ts';
import { applyOrderChange, judgeOrderEvent, orderCallerOf } from '../orders/apply-order-event.ts';
import { approveOrder } from '../orders/approve-order.ts';
import { orderView } from '../orders/order-view.ts';
import { storeUpload, readUpload } from '../uploads.ts';
import { sendConfirmationCode, confirmationCodeRefusal } from './confirmation-codes.ts';
import { findTransaction } from './read-transactions.ts';
import { withdrawalAccountOf, scheduleSettlementStep } from './settlement.ts';
import { orderOf } from './transaction-view.ts';
import { notifyReceived, notifyShipped } from '../mail-and-notification-texts/order-texts.ts';

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
  if (OrderStatus === DELIVERY_STATUS.markShipped)
    return markShipped(world, caller, TransactionId, body.UploadEvidence);
  if (OrderStatus === DELIVERY_STATUS.confirmReceipt)
    return confirmReceipt(world, caller, TransactionId, body);
  return refuseField('OrderStatus', DELIVERY_STATUS_REQUIRED[transactionSideOf(found.value, caller.id)]);
}

export function deliveryEventOf(body: { readonly [Name in keyof UpdateOrderDeliveryRequest]: unknown }) {
  if (body.TransactionId === undefined) return 'setDeliveryDate';
  if (body.OrderStatus === DELIVERY_STATUS.markShipped) return 'markShipped';
  return body.OrderStatus === DELIVERY_STATUS.confirmReceipt ? 'confirmReceipt' : null;
}

async function markShipped(world: World, caller: UserRow, transactionId: string, evidence: Blob | undefined) {
  const read = await readUpload(world, evidence, caller.id, EVIDENCE_UPLOAD);
  const found = findTransaction(world, caller, transactionId);
  if (!found.ok) return found;
  const change = judgeOrderEvent(
    world,
    orderOf(world, found.value),
    'markShipped',
    orderCallerOf(world, caller),
  );
  if (!change.ok) return change;
  if (!read.ok) return read;
  const evidenceId = await storeUpload(world, read.value);
  const order = await applyOrderChange(world, orderOf(world, found.value), change, { evidenceId });
  record(world, 'order.shipped', `Order ${order.orderNumber} was marked shipped`, order.id);
  await sendConfirmationCode(world, order);
  await notifyShipped(world, order);
  return done(orderView(world, order, caller.id), UPDATED);
}

async function confirmReceipt(
  world: World,
  caller: UserRow,
  transactionId: string,
  body: UpdateOrderDeliveryRequest,
) {
  const found = findTransaction(world, caller, transactionId);
  if (!found.ok) return found;
  const order = orderOf(world, found.value);
  const change = judgeOrderEvent(world, order, 'confirmReceipt', orderCallerOf(world, caller));
  if (!change.ok) return change;
  const refusal = receiptRefusal(world, order, body) ?? (await codeRefusal(world, order, body));
  if (refusal !== null) return refusal;
  const delivered = await deliver(world, order, change, {
    receivedOn: body.OrderReceivedDate ?? null,
    receivedBy: body.ReceivedBy?.trim() ?? null,
  });
  record(world, 'order.delivered', `The buyer confirmed receipt of ${order.orderNumber}`, order.id);
  await notifyReceived(world, order);
  return done(orderView(world, delivered, caller.id), UPDATED);
}

/** Marks the order as delivered, fixes the withdrawal account and starts settlement. */
export async function deliver(
  world: World,
  order: OrderRow,
  change: Parameters<typeof applyOrderChange>[2],
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

function receiptRefusal(world: World, order: OrderRow, body: UpdateOrderDeliveryRequest) {
  const paidOn = order.paidAtMs === null ? null : lagosDay(order.paidAtMs);
  const receipt = {
    confirmationCode: body.ConfirmationCode,
    orderReceivedDate: body.OrderReceivedDate,
    orderStatus: body.OrderStatus,
    receivedBy: body.ReceivedBy,
  };
  return fieldRefusal(receiptSchema(lagosDay(world.clock.now()), paidOn), receipt, multipartName);
}

async function codeRefusal(
  world: World,
  order: OrderRow,
  { ConfirmationCode = '' }: UpdateOrderDeliveryRequest,
) {
  return confirmationCodeRefusal(world, order, ConfirmationCode);
}
