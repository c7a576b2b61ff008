import { formatNaira } from '../money/format-naira.ts';
import { type Kobo, roundToKobo } from '../money/kobo.ts';
import type { OrderRole } from '../orders/order-transitions.ts';
import type { Side } from '../orders/order-parties.ts';

export type TradeEventKind =
  | 'created'
  | 'approved'
  | 'accountMade'
  | 'accountExpired'
  | 'transferReturned'
  | 'paid'
  | 'shipped'
  | 'received'
  | 'settled'
  | 'disputed'
  | 'disputeCancelled'
  | 'decided'
  | 'cancelled'
  | 'rejected';

/** A step in the history of an order; a provider may report kinds outside the contract. */
export interface TradeEvent {
  readonly kind: TradeEventKind;
  readonly by: OrderRole;
  readonly amount?: number | undefined;
  readonly reason?: 'tooLate' | 'tooMuch' | 'tooLittle' | 'forBuyer' | 'forSeller' | undefined;
}

export interface TradeViewer {
  readonly side: Side;
  readonly otherName: string;
}

type EventText = (event: TradeEvent, viewer: TradeViewer) => string;

/** `active` follows the actor's name; `passive` is for an unknown actor. */
function done(active: string, passive: string): EventText {
  return ({ by }, { side, otherName }) => {
    if (by === side) return `You ${active}`;
    if (by === 'support') return `Support ${active}`;
    return by === 'buyer' || by === 'seller' ? `${otherName} ${active}` : passive;
  };
}

const TEXTS: Readonly<Partial<Record<string, EventText>>> = {
  created: done('created the order', 'The order was created'),
  approved: done('approved the order', 'The order was approved'),
  accountMade: done('got an account to pay into', 'An account to pay into was made'),
  accountExpired: () => 'The account to pay into expired',
  transferReturned: (event) => {
    const amount = amountText(event);
    if (event.reason === 'tooMuch') return `A surplus${amount && ` of ${amount}`} was returned`;
    const sum = amount || 'A transfer';
    if (event.reason === 'tooLate') return `${sum} came too late and was returned`;
    if (event.reason === 'tooLittle') return `${sum} came, less than was due, and was returned`;
    return `${sum} was returned`;
  },
  paid: (event, viewer) => done(`paid ${amountText(event)}`.trim(), 'The payment arrived')(event, viewer),
  shipped: done('shipped the goods', 'The goods were shipped'),
  received: done('confirmed receipt', 'Receipt was confirmed'),
  settled: (event, { side }) =>
    side === 'buyer' ? 'The seller was paid' : `You were paid ${amountText(event)}`.trim(),
  disputed: done('lodged a dispute', 'A dispute was lodged'),
  disputeCancelled: done('cancelled the dispute', 'The dispute was cancelled'),
  decided: (event) => {
    const amount = amountText(event);
    if (event.reason === 'forSeller') return 'Support decided for the seller';
    if (event.reason !== 'forBuyer') return 'Support decided the dispute';
    return `Support decided for the buyer${amount && `: ${amount} was refunded`}`;
  },
  cancelled: done('cancelled the order', 'The order was cancelled'),
  rejected: done('rejected the order', 'The order was rejected'),
} satisfies Record<TradeEventKind, EventText>;

export function tradeEventText(event: TradeEvent, viewer: TradeViewer): string | null {
  return TEXTS[event.kind]?.(event, viewer) ?? null;
}

/** The seller's text adds that nothing is owed. `due`: gross amount, or null if uncertain. */
export function returnedTransferText(
  event: TradeEvent,
  { side, otherName }: TradeViewer,
  due: Kobo | null,
): string {
  const sender = side === 'buyer' ? 'You' : otherName;
  const amount = amountText(event);
  const sum = amount || 'money';
  const end =
    side === 'buyer' ? 'It was returned to you.' : `It was returned to ${otherName}. You owe nothing.`;
  if (event.reason === 'tooLate')
    return `${sender} sent ${sum} too late: the account was no longer open. ${end}`;
  if (event.reason === 'tooLittle')
    return `${sender} sent ${sum}${due === null || amount === '' ? ', less than was due' : ` instead of ${formatNaira(due)}`}. ${end}`;
  if (event.reason === 'tooMuch') return `${sender} sent ${amount && `${amount} `}more than was due. ${end}`;
  return `${sender} sent ${sum}. ${end}`;
}

function amountText({ amount }: TradeEvent): string {
  const kobo = amount === undefined ? null : roundToKobo(amount);
  return kobo === null ? '' : formatNaira(kobo);
}
