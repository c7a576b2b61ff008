import type { Side } from '../orders/order-parties.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { isSettled } from '../orders/transaction-status.ts';
import { isMoneyInDoubt } from '../payments/payment-certainty.ts';
import type { ProgressState } from './order-progress.ts';

export interface MoneyHeadline {
  readonly label: string;
  /** Whether the amount is still to move, is held in escrow, has left, has come to the viewer, or never moves. */
  readonly state: 'open' | 'held' | 'moved' | 'gained' | 'nothing';
}

type Headlines = Readonly<Record<Side, MoneyHeadline>>;

const OPEN: Headlines = {
  buyer: { label: 'To pay', state: 'open' },
  seller: { label: 'You will get', state: 'open' },
};
const NOTHING: Headlines = {
  buyer: { label: 'Nothing to pay', state: 'nothing' },
  seller: { label: 'Nothing to receive', state: 'nothing' },
};
const PAYING_OUT: Headlines = {
  buyer: { label: 'You paid', state: 'moved' },
  seller: { label: 'On its way to your bank', state: 'moved' },
};
const PAID_OUT: Headlines = { ...PAYING_OUT, seller: { label: 'You received', state: 'gained' } };
const REFUNDED: Headlines = { ...NOTHING, buyer: { label: 'Refunded to you', state: 'gained' } };

const held = (holder: string): Headlines => ({
  buyer: { label: `You paid · held by ${holder}`, state: 'held' },
  seller: { label: `You will get · held by ${holder}`, state: 'held' },
});

/**
 * What the amount of a trade is for this viewer now; null where the records do not say where the money is.
 * `holder`: name of the escrow service.
 */
export function moneyHeadline(state: ProgressState, side: Side, holder: string): MoneyHeadline | null {
  const { orderStatus, transactionStatus } = state;
  if (transactionStatus !== undefined && isMoneyInDoubt({ orderStatus, transactionStatus })) return null;
  return headlinesOf(state, holder)?.[side] ?? null;
}

function headlinesOf({ orderStatus, transactionStatus }: ProgressState, holder: string) {
  const headlines: Partial<Record<string, Headlines>> = {
    Pending: OPEN,
    Approved: OPEN,
    AwaitingPayment: OPEN,
    OpenTransaction: OPEN,
    Paid: held(holder),
    Shipped: held(holder),
    InDispute: { ...held(holder), seller: { label: `In dispute · held by ${holder}`, state: 'held' } },
    Delivered: transactionStatus !== undefined && isSettled(transactionStatus) ? PAID_OUT : PAYING_OUT,
    Completed: PAID_OUT,
    Close: REFUNDED,
    Rejected: NOTHING,
    Cancelled: NOTHING,
  } satisfies Record<OrderStatus, Headlines>;
  return headlines[orderStatus];
}
