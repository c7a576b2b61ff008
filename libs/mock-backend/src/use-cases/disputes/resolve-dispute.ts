import type { ControlModels } from '@amana/api/contract';
import {
  orderBreakdown,
  refuse,
  DISPUTE_DECISIONS,
  DISPUTE_STATUS_AFTER,
  isDisputeOpen,
} from '@amana/domain';
import { done } from '../outcome.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { SUPPORT, applyOrderChange, judgeOrderEvent } from '../orders/apply-order-event.ts';
import { LEDGER } from '../../store/control-names.ts';
import { moveMoney } from '../payments/move-money.ts';
import { orderOf } from '../transactions/transaction-view.ts';
import { deliver } from '../transactions/update-delivery.ts';
import { disputeView } from './disputes.ts';
import { notifyDecided } from '../mail-and-notification-texts/dispute-texts.ts';

/** Starts settlement for the seller, or refunds the buyer in full. */
export async function resolveDispute(
  world: World,
  disputeId: string,
  { inFavourOf, note = '' }: ControlModels.ResolveDisputeRequest,
) {
  const dispute = world.tables.disputes.get(disputeId.toLowerCase());
  if (dispute === undefined) return refuse('notFound', 'Dispute not found');
  if (!isDisputeOpen(dispute)) return refuse('conflict', `This dispute is ${dispute.disputeStatus}`);
  const order = orderOf(world, { id: dispute.transactionId, orderId: dispute.orderId });
  const event = DISPUTE_DECISIONS[inFavourOf];
  const change = judgeOrderEvent(world, order, event, SUPPORT);
  if (!change.ok) return refuse('conflict', change.message);
  if (inFavourOf === 'seller') {
    await deliver(world, order, change);
  } else {
    const { grossPayable } = orderBreakdown(order.amountKobo);
    await moveMoney(
      world,
      order,
      LEDGER.escrow,
      LEDGER.buyersBanks,
      grossPayable,
      'Refunded in full by support',
    );
    await applyOrderChange(world, order, change);
  }
  const decided = await world.tables.disputes.change(dispute.id, {
    disputeStatus: DISPUTE_STATUS_AFTER[event],
  });
  record(world, 'dispute.decided', `Support decided for the ${inFavourOf}`, order.id);
  await notifyDecided(world, dispute, order, inFavourOf, note);
  return done(disputeView(world, decided));
}
