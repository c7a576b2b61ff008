import type { OrderState } from './decide-order-event.ts';
import { nextStepText } from './next-step-text.ts';
import type { Side } from './order-parties.ts';
import type { OrderStatus } from './order-status.ts';

/** Where a trade stands, as the order and transaction pages show it. */
export const ORDER_STEPS = ['Created', 'Approved', 'Paid', 'Shipped', 'Delivered', 'Settled'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

export interface OrderProgress {
  /** How many steps are done, of `of`. */
  readonly step: number;
  readonly of: number;
  readonly steps: readonly { readonly name: OrderStep; readonly done: boolean }[];
  readonly outcome: 'running' | 'disputed' | 'completed' | 'stopped';
  /** Who acts next; null when nothing is left to do. */
  readonly next: 'buyer' | 'seller' | 'support' | 'system' | null;
  /** One sentence on who acts next, as this viewer reads it. */
  readonly nextText: string;
  /** One true sentence about the money: nothing that the contract does not keep (decision D23). */
  readonly moneyText: string;
}

export function orderProgress(order: OrderState, side: Side, hasBankDetails = true): OrderProgress {
  const status = order.orderStatus;
  const step = STEPS_DONE[status];
  return {
    step,
    of: ORDER_STEPS.length,
    steps: ORDER_STEPS.map((name, index) => ({ name, done: index < step })),
    outcome: OUTCOMES[status],
    next: NEXT[status],
    nextText: nextStepText(order, side, hasBankDetails),
    moneyText: MONEY[status][side],
  };
}

const STEPS_DONE: Record<OrderStatus, number> = {
  Pending: 1,
  Approved: 2,
  AwaitingPayment: 2,
  OpenTransaction: 2,
  Paid: 3,
  Shipped: 4,
  // The contract does not tell whether the goods were on their way.
  InDispute: 3,
  Delivered: 5,
  Completed: 6,
  // A stopped order shows only what surely happened: it was created; a refunded one was also paid.
  Rejected: 1,
  Cancelled: 1,
  Close: 3,
};

/** §2: the delivery's countdown runs until the goods are delivered; of a trade that was stopped nothing will be. */
export function awaitsDelivery(status: OrderStatus): boolean {
  return status !== 'Delivered' && ['running', 'disputed'].includes(OUTCOMES[status]);
}

const OUTCOMES: Record<OrderStatus, OrderProgress['outcome']> = {
  Pending: 'running',
  Approved: 'running',
  AwaitingPayment: 'running',
  OpenTransaction: 'running',
  Paid: 'running',
  Shipped: 'running',
  Delivered: 'running',
  Completed: 'completed',
  InDispute: 'disputed',
  Rejected: 'stopped',
  Cancelled: 'stopped',
  Close: 'stopped',
};

const NEXT: Record<OrderStatus, OrderProgress['next']> = {
  Pending: 'seller',
  Approved: 'buyer',
  AwaitingPayment: 'buyer',
  OpenTransaction: 'buyer',
  Paid: 'seller',
  Shipped: 'buyer',
  Delivered: 'system',
  InDispute: 'support',
  Completed: null,
  Rejected: null,
  Cancelled: null,
  Close: null,
};

const both = (text: string) => ({ seller: text, buyer: text });
const NOTHING_PAID = both('Nothing has been paid yet.');
const NOTHING_HELD = both('No money is held for this order.');

const MONEY: Record<OrderStatus, Record<Side, string>> = {
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
};
