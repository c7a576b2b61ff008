import { awaitsPayment, orderStatusOf, type RecordedStatus } from '../orders/order-status.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import {
  TRANSACTION_STATUSES,
  isDisputed,
  isInEscrow,
  isInOrPastEscrow,
  isSettled,
  type TransactionStatus,
} from '../orders/transaction-status.ts';

// How far the order and its transaction agree on where the money is.

/** Why nothing is offered that depends on whether the order was paid. */
export const PAYMENT_IN_DOUBT = 'This app cannot tell whether this order was paid';

export const MONEY_IN_DOUBT = 'This app cannot tell where the money of this order is';

/** Whether the order awaits a payment that the transaction says was made; a status that the app does not know says nothing. */
export function isPaidAlready({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  const isKnown = TRANSACTION_STATUSES.includes(transactionStatus);
  return awaitsPayment(orderStatus) && isKnown && isInOrPastEscrow(transactionStatus);
}

const isOutsideEscrow = (status: TransactionStatus) => !isInOrPastEscrow(status);
/** A dispute that is left over from before the end of an order says nothing about its money. */
const isGivenBack = (status: TransactionStatus) => isDisputed(status) || isOutsideEscrow(status);

/** What the transaction must be for what an order with this status says of the money. */
const AGREES: Readonly<Partial<Record<string, (status: TransactionStatus) => boolean>>> = {
  Pending: isOutsideEscrow,
  Approved: isOutsideEscrow,
  AwaitingPayment: isOutsideEscrow,
  OpenTransaction: isOutsideEscrow,
  Paid: isInEscrow,
  Shipped: isInEscrow,
  InDispute: isInEscrow,
  Delivered: isInOrPastEscrow,
  Completed: isSettled,
  Close: isGivenBack,
  Rejected: isGivenBack,
  Cancelled: isGivenBack,
};

/** Whether the transaction contradicts what the order says of the money: then the app cannot tell where it is. */
export function isMoneyInDoubt(transaction: RecordedStatus): boolean {
  return AGREES[orderStatusOf(transaction)]?.(transaction.transactionStatus) === false;
}

/** What these statuses ask of the two people, or tell them, is right only if the payment is where the order says. */
const RESTS_ON_THE_PAYMENT: readonly OrderStatus[] = ['Paid', 'Shipped', 'Delivered', 'Completed'];

/** Why nobody can be told what happens next, as a sentence without its end; null where both records agree. */
export function tradeDoubt(statuses: RecordedStatus): string | null {
  if (isPaidAlready(statuses)) return PAYMENT_IN_DOUBT;
  const restsOnThePayment = RESTS_ON_THE_PAYMENT.includes(statuses.orderStatus);
  return restsOnThePayment && isMoneyInDoubt(statuses) ? MONEY_IN_DOUBT : null;
}
