import { MONEY_IN_DOUBT, isMoneyInDoubt } from '../payments/payment-certainty.ts';
import { type TransactionStatus, isSettled } from '../orders/transaction-status.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import type { Side } from '../orders/order-parties.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import type { TradeEvent, TradeEventKind } from './trade-events.ts';

const ORDER_STEPS = ['Created', 'Approved', 'Paid', 'Shipped', 'Delivered', 'Settled'] as const;

/** The step that an event completes; other events belong to the step before them. */
export const STEP_OF_EVENT: Readonly<Partial<Record<TradeEventKind, string>>> = {
  created: 'Created',
  approved: 'Approved',
  paid: 'Paid',
  shipped: 'Shipped',
  received: 'Delivered',
  decided: 'Delivered',
  settled: 'Settled',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
};

export interface ProgressState extends OrderState {
  /** If known, no sentence about the money contradicts it. */
  readonly transactionStatus?: TransactionStatus;
}

interface OrderProgress {
  readonly step: number;
  readonly of: number;
  readonly steps: readonly { readonly name: string; readonly done: boolean }[];
  readonly state: 'running' | 'paused' | 'stopped';
  readonly stepText: string;
  /** One sentence about the money; it promises only what the contract guarantees. */
  readonly moneyText: string;
}

/**
 * Progress of a trade, worded for one side. `events`: known history, to show the steps that a stopped or disputed trade
 * passed.
 */
export function orderProgress(
  order: ProgressState,
  side: Side,
  events: readonly Pick<TradeEvent, 'kind'>[] = [],
): OrderProgress {
  const status = order.orderStatus;
  const step = stepsDone(order, events);
  const stop = STOPS[status];
  const of = ORDER_STEPS.length;
  const stepText = `Step ${step} of ${of}`;
  return {
    step,
    of,
    steps:
      stop === undefined
        ? ORDER_STEPS.map((name, index) => ({ name, done: index < step }))
        : [...ORDER_STEPS.slice(0, step), stop].map((name) => ({ name, done: true })),
    ...(stop !== undefined
      ? { state: 'stopped', stepText: 'This trade has ended' }
      : status === 'InDispute'
        ? { state: 'paused', stepText: `${stepText}, paused by the dispute` }
        : { state: 'running', stepText }),
    moneyText: moneyOf(order)[side],
  };
}

function moneyOf({ orderStatus, transactionStatus }: ProgressState): Record<Side, string> {
  if (transactionStatus === undefined) return MONEY[orderStatus] ?? UNKNOWN_MONEY;
  if (isMoneyInDoubt({ orderStatus, transactionStatus })) return UNKNOWN_MONEY;
  const isPaidOut = orderStatus === 'Delivered' && isSettled(transactionStatus);
  return MONEY[isPaidOut ? 'Completed' : orderStatus] ?? UNKNOWN_MONEY;
}

function stepsDone(
  { orderStatus, statusBeforeDispute }: OrderState,
  events: readonly Pick<TradeEvent, 'kind'>[],
): number {
  const certain = STEPS_DONE[orderStatus] ?? 1;
  if (!STATUSES_WITH_UNKNOWN_HISTORY.includes(orderStatus)) return certain;
  const before = STEPS_DONE[statusBeforeDispute ?? ''] ?? 0;
  const passed = events.filter(({ kind }) => PASSED_BEFORE_STOP.includes(kind));
  return Math.max(certain, before, ...passed.map(({ kind }) => stepNumber(STEP_OF_EVENT[kind])));
}

const stepNumber = (step: string | undefined) => ORDER_STEPS.findIndex((name) => name === step) + 1;

/** Statuses that can follow several others. */
const STATUSES_WITH_UNKNOWN_HISTORY: readonly OrderStatus[] = ['InDispute', 'Rejected', 'Cancelled', 'Close'];

/** Steps that a stopped or disputed trade can have passed. */
const PASSED_BEFORE_STOP: readonly TradeEventKind[] = ['approved', 'paid', 'shipped'];

const STOPS: StatusTable<string> = { Rejected: 'Rejected', Cancelled: 'Cancelled', Close: 'Refunded' };

type StatusTable<Value> = Readonly<Partial<Record<string, Value>>>;

const STEPS_DONE: StatusTable<number> = {
  Pending: 1,
  Approved: 2,
  AwaitingPayment: 2,
  OpenTransaction: 2,
  Paid: 3,
  Shipped: 4,
  // Without events only the payment is certain; the goods may be shipped.
  InDispute: 3,
  Delivered: 5,
  Completed: 6,
  Rejected: 1,
  Cancelled: 1,
  Close: 3,
} satisfies Record<OrderStatus, number>;

const both = (text: string) => ({ seller: text, buyer: text });
const NOTHING_PAID = both('Nothing has been paid yet.');
const UNKNOWN_MONEY = both(`${MONEY_IN_DOUBT}. Please ask support.`);
const HELD = {
  seller: 'The payment is held until the buyer confirms receipt.',
  buyer: 'Your payment is held until you confirm receipt.',
};
const NOTHING_HELD = both('No money is held for this order.');

const MONEY: StatusTable<Record<Side, string>> = {
  Pending: NOTHING_PAID,
  Approved: NOTHING_PAID,
  AwaitingPayment: NOTHING_PAID,
  OpenTransaction: NOTHING_PAID,
  Paid: HELD,
  Shipped: HELD,
  Delivered: {
    seller: 'The net amount is being paid to your bank account.',
    buyer: 'The seller is being paid.',
  },
  Completed: {
    seller: 'The net amount was paid to your bank account.',
    buyer: 'The seller was paid.',
  },
  InDispute: {
    seller: 'The payment is held while the dispute is open.',
    buyer: 'Your payment is held while the dispute is open.',
  },
  Rejected: NOTHING_HELD,
  Cancelled: NOTHING_HELD,
  Close: { seller: 'The buyer was refunded in full.', buyer: 'You were refunded in full.' },
} satisfies Record<OrderStatus, Record<Side, string>>;
