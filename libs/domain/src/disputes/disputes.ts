import type { OrderEvent } from '../orders/order-life.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { statusLabel } from '../status-colours.ts';

/** §3. */
export const DISPUTE_CATEGORIES = ['OrderMismatched', 'DelayedDelivery', 'DamagedItem', 'Others'] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];

const CATEGORY_LABELS: Record<DisputeCategory, string> = {
  OrderMismatched: 'Order mismatched',
  DelayedDelivery: 'Delayed delivery',
  DamagedItem: 'Damaged item',
  Others: 'Others',
};

export function disputeCategoryLabel(category: DisputeCategory): string {
  return CATEGORY_LABELS[category];
}

export const DISPUTE_STATUSES = ['Open', 'Cancelled', 'ResolvedForBuyer', 'ResolvedForSeller'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** In whose favour support decides: the event of the order's life, and what the dispute becomes. */
export const DISPUTE_OUTCOMES = {
  seller: { event: 'resolveForSeller', disputeStatus: 'ResolvedForSeller' },
  buyer: { event: 'resolveForBuyer', disputeStatus: 'ResolvedForBuyer' },
} as const satisfies Record<'seller' | 'buyer', { event: OrderEvent; disputeStatus: DisputeStatus }>;
export type DisputeOutcome = keyof typeof DISPUTE_OUTCOMES;

export interface DisputeState {
  readonly createdByUserId: string;
  readonly disputeStatus: DisputeStatus;
}

/** §6: the creator of the dispute is labelled Buyer, the other party Seller. */
export function disputePartyLabel(
  dispute: Pick<DisputeState, 'createdByUserId'>,
  viewerId: string,
): 'Buyer' | 'Seller' {
  return dispute.createdByUserId === viewerId ? 'Buyer' : 'Seller';
}

/** Why this viewer cannot cancel the dispute now, or null; the button is shown to the creator only (§2). */
export function cancelDisputeRefusal(
  dispute: DisputeState,
  viewerId: string,
): Refusal<'forbidden' | 'conflict'> | null {
  if (dispute.createdByUserId !== viewerId) {
    return refuse('forbidden', 'Only the person who lodged this dispute can cancel it');
  }
  return dispute.disputeStatus === 'Open'
    ? null
    : refuse(
        'conflict',
        `This dispute is ${statusLabel(dispute.disputeStatus).toLowerCase()}, so it cannot be cancelled`,
      );
}
