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

/** Shown if actions are disabled because the payment is uncertain. */
export const PAYMENT_IN_DOUBT = 'This app cannot tell whether this order was paid';

export const MONEY_IN_DOUBT = 'This app cannot tell where the money of this order is';

export function isPaidAlready({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  const isKnown = TRANSACTION_STATUSES.includes(transactionStatus);
  return awaitsPayment(orderStatus) && isKnown && isInOrPastEscrow(transactionStatus);
}

const isOutsideEscrow = (status: TransactionStatus) => !isInOrPastEscrow(status);
/** A dispute from before the end of an order says nothing about its money. */
const isGivenBack = (status: TransactionStatus) => isDisputed(status) || isOutsideEscrow(status);

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

/** Whether the transaction contradicts the order or has an unknown status, so that the location of the money is uncertain. */
export function isMoneyInDoubt(transaction: RecordedStatus): boolean {
  const { transactionStatus } = transaction;
  if (!TRANSACTION_STATUSES.includes(transactionStatus)) return true;
  return AGREES[orderStatusOf(transaction)]?.(transactionStatus) === false;
}

/** Next steps and texts of these statuses are right only after a payment. */
const STATUSES_AFTER_PAYMENT: readonly OrderStatus[] = ['Paid', 'Shipped', 'Delivered', 'Completed'];

/** Why the next step is uncertain, as the beginning of a sentence; null if both records agree. */
export function tradeDoubt(statuses: RecordedStatus): string | null {
  if (isPaidAlready(statuses)) return PAYMENT_IN_DOUBT;
  const isAfterPayment = STATUSES_AFTER_PAYMENT.includes(statuses.orderStatus);
  return isAfterPayment && isMoneyInDoubt(statuses) ? MONEY_IN_DOUBT : null;
}
