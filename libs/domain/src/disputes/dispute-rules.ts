import { disable, enable, hide, type Action } from '../orders/action-state.ts';
import { notDisputeCreator } from '../orders/decide-order-event.ts';
import type { Side } from '../orders/order-parties.ts';
import type { OrderEvent } from '../orders/order-transitions.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { statusLabel } from '../status-colours.ts';

export const DISPUTE_CATEGORIES = ['OrderMismatched', 'DelayedDelivery', 'DamagedItem', 'Others'] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];

interface CategoryTexts {
  readonly label: string;
  readonly help: string;
  /** What the buyer can show, the most telling first. */
  readonly evidence: readonly [string, string?];
}

const CATEGORIES = {
  OrderMismatched: {
    label: 'Order mismatched',
    help: 'It is not what you agreed on.',
    evidence: ['pictures of what arrived', 'what you agreed on'],
  },
  DelayedDelivery: {
    label: 'Delayed delivery',
    help: 'The item is late, or has not arrived.',
    evidence: ['what you agreed about the delivery', 'your messages about it'],
  },
  DamagedItem: {
    label: 'Damaged item',
    help: 'The item arrived broken.',
    evidence: ['pictures of the damage and of the packaging'],
  },
  Others: {
    label: 'Others',
    help: 'Anything else that went wrong.',
    evidence: ['pictures of anything that arrived', 'an account of what happened'],
  },
} satisfies Record<DisputeCategory, CategoryTexts>;

/** A provider may send a category outside the contract. */
const textsOf = (category: DisputeCategory): CategoryTexts | undefined =>
  Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined;

export function disputeCategoryLabel(category: DisputeCategory): string {
  return textsOf(category)?.label ?? category;
}

/** What the category means, in one line; undefined for a category outside the contract. */
export function disputeCategoryHelp(category: DisputeCategory): string | undefined {
  return textsOf(category)?.help;
}

/** Evidence that support needs; null for a category outside the contract. */
export function disputeNeedsText(category: DisputeCategory): string | null {
  const evidence = textsOf(category)?.evidence;
  return evidence === undefined ? null : `Support will need ${evidence.join(', and ')}.`;
}

/** What this side can show support. `otherName`: of the other party. */
export function disputeEvidence(side: Side, category: DisputeCategory, otherName: string): readonly string[] {
  const chat = `Your chat with ${otherName}`;
  if (side === 'seller') return ['Pictures of the packing', "The waybill or the rider's receipt", chat];
  const [first] = (textsOf(category) ?? CATEGORIES.Others).evidence;
  return [first.charAt(0).toUpperCase() + first.slice(1), 'The listing', chat];
}

export type DisputeStatus = 'Open' | 'Cancelled' | 'ResolvedForBuyer' | 'ResolvedForSeller';

/** Status of a dispute after each order event that changes it. */
export const DISPUTE_STATUS_AFTER = {
  lodgeDispute: 'Open',
  cancelDispute: 'Cancelled',
  resolveForSeller: 'ResolvedForSeller',
  resolveForBuyer: 'ResolvedForBuyer',
} as const satisfies Partial<Record<OrderEvent, DisputeStatus>>;

export const DISPUTE_DECISIONS = { seller: 'resolveForSeller', buyer: 'resolveForBuyer' } as const;

interface DisputeState {
  readonly createdByUserId: string;
  readonly disputeStatus: DisputeStatus;
}

/** The side of the viewer as far as the dispute itself says it. */
export function disputeSide(dispute: Pick<DisputeState, 'createdByUserId'>, viewerId: string): Side {
  return dispute.createdByUserId === viewerId ? 'buyer' : 'seller';
}

export function isDisputeOpen(dispute: Pick<DisputeState, 'disputeStatus'>): boolean {
  return dispute.disputeStatus === 'Open';
}

/** Why this viewer cannot cancel the dispute, or null. Only its creator can cancel it. */
export function cancelDisputeRefusal(
  dispute: DisputeState,
  viewerId: string,
): Refusal<'forbidden' | 'conflict'> | null {
  const refusal = notDisputeCreator(dispute.createdByUserId, viewerId);
  if (refusal !== null || isDisputeOpen(dispute)) return refusal;
  const { disputeStatus } = dispute;
  const end = disputeStatus.startsWith('Resolved') ? 'decided' : statusLabel(disputeStatus).toLowerCase();
  return refuse('conflict', `This dispute is ${end}`);
}

/** The button on the dispute's page: hidden from all but the creator, disabled after the dispute ends. */
export function cancelDisputeAction(dispute: DisputeState, viewerId: string): Action {
  const label = 'Cancel Dispute';
  const refusal = cancelDisputeRefusal(dispute, viewerId);
  if (refusal === null) return enable(label);
  return refusal.kind === 'forbidden' ? hide(label) : disable(label, refusal.message);
}
