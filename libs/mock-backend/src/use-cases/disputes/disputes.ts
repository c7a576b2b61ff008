import type { CreateDisputeRequest, Dispute } from '@amana/api/contract';
import {
  EVIDENCE_UPLOAD,
  NOT_A_PARTY,
  cancelDisputeRefusal,
  koboToNaira,
  orderBreakdown,
  refuse,
  transactionPartyOf,
  DISPUTE_STATUS_AFTER,
  isDisputeOpen,
} from '@amana/domain';
import { disputeSchema } from '@amana/domain/validation';
import { type Outcome, done } from '../outcome.ts';
import type { DisputeRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { fieldRefusal, multipartName } from '../field-refusal.ts';
import { applyOrderChange, judgeOrderEvent, orderCallerOf } from '../orders/apply-order-event.ts';
import { disputeHistory } from '../orders/order-history.ts';
import { findTransaction } from '../transactions/read-transactions.ts';
import { orderOf } from '../transactions/transaction-view.ts';
import { storeUpload, readUpload, uploadUrl } from '../uploads.ts';
import { notifyDisputeCancelled, notifyLodged } from '../mail-and-notification-texts/dispute-texts.ts';

export const ONLY_OWN_DISPUTES = 'You can only lodge disputes for yourself';

export function findDispute(world: World, caller: UserRow, disputeId: string): Outcome<DisputeRow> {
  const dispute = world.tables.disputes.get(disputeId.toLowerCase());
  const transaction = dispute && world.tables.transactions.get(dispute.transactionId);
  if (dispute === undefined || transaction === undefined) return refuse('notFound', 'Dispute not found');
  if (transactionPartyOf(transaction, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(dispute);
}

export function getDispute(world: World, caller: UserRow, disputeId: string) {
  const found = findDispute(world, caller, disputeId);
  return found.ok ? done(disputeView(world, found.value)) : found;
}

export function getDisputeByTransaction(world: World, caller: UserRow, transactionId: string) {
  const found = findTransaction(world, caller, transactionId);
  if (!found.ok) return found;
  const all = world.indexes.disputesByTransaction.all(found.value.id);
  const dispute = all.find(isDisputeOpen) ?? all.at(-1);
  return dispute === undefined ? refuse('notFound', 'Dispute not found') : done(disputeView(world, dispute));
}

export async function createDispute(world: World, caller: UserRow, body: CreateDisputeRequest) {
  const read = await readUpload(world, body.Document, caller.id, EVIDENCE_UPLOAD);
  if (body.CreatedByUserId.toLowerCase() !== caller.id) {
    return refuse('forbidden', ONLY_OWN_DISPUTES);
  }
  const found = findTransaction(world, caller, body.TransactionId);
  if (!found.ok) return found;
  const order = orderOf(world, found.value);
  const change = judgeOrderEvent(world, order, 'lodgeDispute', orderCallerOf(world, caller));
  if (!change.ok) return change;
  const disputeCategory = body.DisputeCategory ?? 'Others';
  const form = { title: body.Title, note: body.Note, disputeCategory };
  const refusal = fieldRefusal(disputeSchema, form, multipartName);
  if (refusal !== null) return refusal;
  if (!read.ok) return read;

  await applyOrderChange(world, order, change, { statusBeforeDispute: order.orderStatus });
  const dispute = await world.tables.disputes.create({
    id: world.random.uuid(),
    transactionId: found.value.id,
    orderId: order.id,
    createdBy: caller.id,
    disputeStatus: DISPUTE_STATUS_AFTER.lodgeDispute,
    disputeCategory,
    title: body.Title.trim(),
    note: body.Note.trim(),
    documentId: await storeUpload(world, read.value),
    createdAtMs: world.clock.now(),
  });
  record(world, 'dispute.lodged', `${fullName(caller)} lodged a dispute: ${dispute.title}`, order.id);
  await notifyLodged(world, caller, dispute, order);
  return done(disputeView(world, dispute), 'Dispute lodged successfully');
}

export async function cancelDispute(world: World, caller: UserRow, disputeId: string) {
  const found = findDisputeToCancel(world, caller, disputeId);
  if (!found.ok) return found;
  const order = orderOf(world, { id: found.value.transactionId, orderId: found.value.orderId });
  const change = judgeOrderEvent(world, order, 'cancelDispute', orderCallerOf(world, caller), {
    disputeCreatedBy: found.value.createdBy,
  });
  if (!change.ok) return change;
  await applyOrderChange(world, order, change, { statusBeforeDispute: null });
  const dispute = await world.tables.disputes.change(found.value.id, {
    disputeStatus: DISPUTE_STATUS_AFTER.cancelDispute,
  });
  record(world, 'dispute.cancelled', `${fullName(caller)} cancelled the dispute`, order.id);
  await notifyDisputeCancelled(world, order);
  return done(disputeView(world, dispute), 'Dispute cancelled successfully');
}

export function findDisputeToCancel(world: World, caller: UserRow, disputeId: string): Outcome<DisputeRow> {
  const found = findDispute(world, caller, disputeId);
  if (!found.ok) return found;
  const { createdBy: createdByUserId, disputeStatus } = found.value;
  return cancelDisputeRefusal({ createdByUserId, disputeStatus }, caller.id) ?? found;
}

export function disputeView(world: World, dispute: DisputeRow): Dispute {
  const order = orderOf(world, { id: dispute.transactionId, orderId: dispute.orderId });
  const { amount, charge, vat, grossPayable } = orderBreakdown(order.amountKobo);
  const creator = world.tables.users.get(dispute.createdBy);
  return {
    id: dispute.id,
    transactionId: dispute.transactionId,
    orderId: dispute.orderId,
    createdByUserId: dispute.createdBy,
    createdByUser: creator === undefined ? '' : fullName(creator),
    disputeStatus: dispute.disputeStatus,
    disputeCategory: dispute.disputeCategory,
    title: dispute.title,
    note: dispute.note,
    documentUrl: dispute.documentId === null ? null : uploadUrl(world, dispute.documentId),
    createdAt: new Date(dispute.createdAtMs).toISOString(),
    orderAmount: koboToNaira(amount),
    charges: koboToNaira(charge),
    vat: koboToNaira(vat),
    amountBreakDown: { totalAmount: koboToNaira(grossPayable) },
    ...disputeHistory(world, order, dispute),
  };
}
