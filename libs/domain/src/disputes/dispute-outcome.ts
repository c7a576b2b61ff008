import type { Side } from '../orders/order-parties.ts';
import type { DisputeStatus } from './dispute-rules.ts';

export interface DisputeOutcome {
  readonly title: string;
  readonly text: string;
}

type Outcomes = Readonly<Record<Side, DisputeOutcome>>;

const HEARING = 'Support hears both sides and decides. Until then the money stays held.';
const CANCELLED = { title: 'This dispute was cancelled', text: 'The order continues as before it.' };
const UNKNOWN = { title: 'This app does not know this status', text: 'Please ask support.' };

const OUTCOMES: Readonly<Partial<Record<string, Outcomes>>> = {
  Open: {
    buyer: { title: 'Show support what happened', text: HEARING },
    seller: { title: 'Tell support your side', text: HEARING },
  },
  Cancelled: { buyer: CANCELLED, seller: CANCELLED },
  ResolvedForBuyer: {
    buyer: { title: 'Support decided for you', text: 'You are refunded in full.' },
    seller: { title: 'Support decided for the buyer', text: 'The buyer is refunded in full.' },
  },
  ResolvedForSeller: {
    buyer: { title: 'Support decided for the seller', text: 'The money goes to the seller.' },
    seller: { title: 'Support decided for you', text: 'The money goes to your bank account.' },
  },
} satisfies Record<DisputeStatus, Outcomes>;

/** What the dispute asks of this side while it is open, and how it ended for this side. */
export function disputeOutcome(status: DisputeStatus, side: Side): DisputeOutcome {
  return OUTCOMES[status]?.[side] ?? UNKNOWN;
}
