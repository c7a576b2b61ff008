import type { OrderState } from './decide-order-event.ts';
import { nextStepText } from './next-step-text.ts';
import type { Side } from './order-parties.ts';
import type { OrderStatus } from './order-transitions.ts';

/** The steps of a trade, as the order and transaction pages name them. */
const ORDER_STEPS = ['Created', 'Approved', 'Paid', 'Shipped', 'Delivered', 'Settled'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

interface OrderProgress {
  /** The number of steps that are done. */
  readonly step: number;
  readonly of: number;
  readonly steps: readonly { readonly name: OrderStep; readonly done: boolean }[];
  /** One sentence that names the person who acts next, worded for this side. */
  readonly nextText: string;
  /** One sentence about the money; it promises nothing that the contract does not guarantee. */
  readonly moneyText: string;
}

/**
 * How far a trade has come, worded for one side.
 * @param hasBankDetails whether the viewer has bank details; a seller without them is asked for them first
 */
export function orderProgress(order: OrderState, side: Side, hasBankDetails = true): OrderProgress {
  const status = order.orderStatus;
  const step = STEPS_DONE[status] ?? 1;
  return {
    step,
    of: ORDER_STEPS.length,
    steps: ORDER_STEPS.map((name, index) => ({ name, done: index < step })),
    nextText: nextStepText(order, side, hasBankDetails),
    moneyText: (MONEY[status] ?? UNKNOWN_MONEY)[side],
  };
}

/** A provider may report a status that is not in the contract. */
type StatusTable<Value> = Readonly<Partial<Record<string, Value>>>;

const STEPS_DONE: StatusTable<number> = {
  Pending: 1,
  Approved: 2,
  AwaitingPayment: 2,
  OpenTransaction: 2,
  Paid: 3,
  Shipped: 4,
  // The contract does not say whether the order was shipped before the dispute.
  InDispute: 3,
  Delivered: 5,
  Completed: 6,
  // Only what is certain: a stopped order was created, a refunded one was also paid.
  Rejected: 1,
  Cancelled: 1,
  Close: 3,
} satisfies Record<OrderStatus, number>;

const both = (text: string) => ({ seller: text, buyer: text });
const NOTHING_PAID = both('Nothing has been paid yet.');
const UNKNOWN_MONEY = both('This app cannot tell where the money of this order is. Please ask support.');
const NOTHING_HELD = both('No money is held for this order.');

const MONEY: StatusTable<Record<Side, string>> = {
  Pending: NOTHING_PAID,
  Approved: NOTHING_PAID,
  AwaitingPayment: NOTHING_PAID,
  OpenTransaction: NOTHING_PAID,
  Paid: {
    seller: "The buyer's payment is held until they confirm receipt.",
    buyer: 'Your payment is held until you confirm receipt.',
  },
  Shipped: {
    seller: "The buyer's payment is held until they confirm receipt.",
    buyer: 'Your payment is held until you confirm receipt.',
  },
  Delivered: {
    seller: 'The net amount is being paid to your bank account.',
    buyer: 'Your payment is being passed on to the seller.',
  },
  Completed: {
    seller: 'The net amount was paid to your bank account.',
    buyer: 'Your payment was passed on to the seller.',
  },
  InDispute: {
    seller: "The buyer's payment is held while the dispute is open.",
    buyer: 'Your payment is held while the dispute is open.',
  },
  Rejected: NOTHING_HELD,
  Cancelled: NOTHING_HELD,
  Close: { seller: 'The buyer was refunded in full.', buyer: 'You were refunded in full.' },
} satisfies Record<OrderStatus, Record<Side, string>>;
