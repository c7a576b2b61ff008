import type { ControlModels, CreateDisputeRequest, Dispute } from '@amana/api/contract';
import {
  DISPUTE_DECISIONS,
  DISPUTE_STATUS_AFTER,
  EVIDENCE_UPLOAD,
  NOT_A_PARTY,
  cancelDisputeRefusal,
  isDisputeOpen,
  koboToNaira,
  orderBreakdown,
  partyOf,
  refuse,
  trimText,
} from '@amana/domain';
import { disputeSchema } from '@amana/domain/validation';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { LEDGER } from '../../store/control-names.ts';
import { fullName } from '../../store/living-user.ts';
import type { DisputeRow, UserRow } from '../../store/row-types.ts';
import { fieldRefusal, multipartName } from '../field-refusal.ts';
import { notifyDecided, notifyDisputeCancelled, notifyLodged } from '../mail-and-notification-texts/texts.ts';
import { applyOrderChange, findTransaction, judgeOrderEvent, orderOf } from '../orders/apply-order-event.ts';
import { disputeHistory } from '../orders/order-history.ts';
import { nameOf } from '../orders/views.ts';
import { type Outcome, done } from '../outcome.ts';
import { moveMoney } from '../payments/transfers.ts';
import { deliver } from '../transactions/update-delivery.ts';
import { storeUpload, uploadUrl } from '../uploads.ts';

export const ONLY_OWN_DISPUTES = 'You can only lodge disputes for yourself';

export function findDispute(world: World, caller: UserRow, disputeId: string): Outcome<DisputeRow> {
  const dispute = world.tables.disputes.get(disputeId.toLowerCase());
  if (dispute === undefined) return refuse('notFound', 'Dispute not found');
  const party = partyOf(orderOf(world, dispute), caller.id);
  return party === 'stranger' ? refuse('forbidden', NOT_A_PARTY) : done(dispute);
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
  if (body.CreatedByUserId.toLowerCase() !== caller.id) {
    return refuse('forbidden', ONLY_OWN_DISPUTES);
  }
  const found = findTransaction(world, caller, body.TransactionId);
  if (!found.ok) return found;
  const order = orderOf(world, found.value);
  const change = judgeOrderEvent(world, order, 'lodgeDispute', caller);
  if (!change.ok) return change;
  const disputeCategory = body.DisputeCategory ?? 'Others';
  // `storeUpload` checks the file, and refuses it with 413 or 415.
  const form = { ...body, DisputeCategory: disputeCategory, Document: null };
  const refusal = fieldRefusal(disputeSchema, form, multipartName);
  if (refusal !== null) return refusal;
  const document = await storeUpload(world, body.Document, caller.id, EVIDENCE_UPLOAD);
  if (!document.ok) return document;

  await applyOrderChange(world, order, change, { statusBeforeDispute: order.orderStatus });
  const dispute = await world.tables.disputes.create({
    id: world.random.uuid(),
    transactionId: found.value.id,
    orderId: order.id,
    createdBy: caller.id,
    disputeStatus: DISPUTE_STATUS_AFTER.lodgeDispute,
    disputeCategory,
    title: trimText(body.Title),
    note: trimText(body.Note),
    documentId: document.value,
    createdAtMs: world.clock.now(),
  });
  await record(world, 'dispute.lodged', `${fullName(caller)} lodged a dispute: ${dispute.title}`, order.id);
  await notifyLodged(world, caller, dispute, order);
  return done(disputeView(world, dispute), 'Dispute lodged successfully');
}

export async function cancelDispute(world: World, caller: UserRow, disputeId: string) {
  const found = findDisputeToCancel(world, caller, disputeId);
  if (!found.ok) return found;
  const order = orderOf(world, found.value);
  const change = judgeOrderEvent(world, order, 'cancelDispute', caller, {
    disputeCreatedBy: found.value.createdBy,
  });
  if (!change.ok) return change;
  await applyOrderChange(world, order, change, { statusBeforeDispute: null });
  const dispute = await world.tables.disputes.change(found.value.id, {
    disputeStatus: DISPUTE_STATUS_AFTER.cancelDispute,
  });
  await record(world, 'dispute.cancelled', `${fullName(caller)} cancelled the dispute`, order.id);
  await notifyDisputeCancelled(world, order);
  return done(disputeView(world, dispute), 'Dispute cancelled successfully');
}

export function findDisputeToCancel(world: World, caller: UserRow, disputeId: string): Outcome<DisputeRow> {
  const found = findDispute(world, caller, disputeId);
  if (!found.ok) return found;
  const { createdBy: createdByUserId, disputeStatus } = found.value;
  return cancelDisputeRefusal({ createdByUserId, disputeStatus }, caller.id) ?? found;
}

/** Starts settlement for the seller, or refunds the buyer in full. */
export async function resolveDispute(
  world: World,
  disputeId: string,
  { inFavourOf, note = '' }: ControlModels.ResolveDisputeRequest,
) {
  const dispute = world.tables.disputes.get(disputeId.toLowerCase());
  if (dispute === undefined) return refuse('notFound', 'Dispute not found');
  if (!isDisputeOpen(dispute)) return refuse('conflict', `This dispute is ${dispute.disputeStatus}`);
  const order = orderOf(world, dispute);
  const event = DISPUTE_DECISIONS[inFavourOf];
  const change = judgeOrderEvent(world, order, event, 'support');
  if (!change.ok) return refuse('conflict', change.message);
  const { grossPayable } = orderBreakdown(order.amountKobo);
  if (inFavourOf === 'seller') {
    await deliver(world, order, change);
  } else {
    const { escrow, buyersBanks } = LEDGER;
    await moveMoney(world, order, escrow, buyersBanks, grossPayable, 'Refunded in full by support');
    await applyOrderChange(world, order, change);
  }
  const decided = await world.tables.disputes.change(dispute.id, {
    disputeStatus: DISPUTE_STATUS_AFTER[event],
  });
  const refund = inFavourOf === 'buyer' ? grossPayable : null;
  await record(world, 'dispute.decided', `Support decided for the ${inFavourOf}`, order.id, refund);
  await notifyDecided(world, dispute, order, inFavourOf, note);
  return done(disputeView(world, decided));
}

function disputeView(world: World, dispute: DisputeRow): Dispute {
  const order = orderOf(world, dispute);
  const { amount, charge, vat, grossPayable } = orderBreakdown(order.amountKobo);
  return {
    id: dispute.id,
    transactionId: dispute.transactionId,
    orderId: dispute.orderId,
    createdByUserId: dispute.createdBy,
    createdByUser: nameOf(world, dispute.createdBy),
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
