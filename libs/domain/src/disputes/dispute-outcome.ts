import type { Side } from '../orders/order-parties.ts';
import type { StatusColour } from '../status-colours.ts';
import type { DisputeStatus } from './dispute-rules.ts';

/** No text where the amount and its headline say it. */
type Outcome = readonly [title: string, text: string | null, colour: StatusColour];

const HEARING = 'Support hears both sides and decides. Until then the money stays held.';
const CANCELLED: Outcome = ['This dispute was cancelled', 'The order continues as before it.', 'red'];
const WON: Outcome = ['Support decided for you', null, 'green'];
const UNKNOWN: Outcome = ['This app does not know this status', 'Please ask support.', 'yellow'];

const OUTCOMES: Readonly<Record<DisputeStatus, Readonly<Record<Side, Outcome>>>> = {
  Open: {
    buyer: ['Show support what happened', HEARING, 'orange'],
    seller: ['Tell support your side', HEARING, 'orange'],
  },
  Cancelled: { buyer: CANCELLED, seller: CANCELLED },
  ResolvedForBuyer: {
    buyer: WON,
    seller: ['Support decided for the buyer', 'The buyer was refunded in full.', 'red'],
  },
  ResolvedForSeller: {
    buyer: ['Support decided for the seller', 'The money belongs to the seller.', 'red'],
    seller: WON,
  },
};

/** What the dispute asks of this side while it is open, and how it ended for this side. */
export function disputeOutcome(status: DisputeStatus, side: Side): Outcome {
  return (OUTCOMES as Partial<typeof OUTCOMES>)[status]?.[side] ?? UNKNOWN;
}
