import type { OrderStatus } from '../orders/order-transitions.ts';
import { orderStatusOf } from './transaction-sides.ts';
import {
  isDisputed,
  isInEscrow,
  isInOrPastEscrow,
  isSettled,
  type TransactionStatus,
} from './transaction-status.ts';

/** What the two records of one trade say. */
export interface RecordedStatus {
  readonly orderStatus: OrderStatus;
  readonly transactionStatus: TransactionStatus;
}

const HELD = 'money held, not yet paid out';
const UNPAID = 'nothing paid yet';
const NOT_HELD = 'no money held';

const WHERE_THE_MONEY_IS = {
  Pending: UNPAID,
  Approved: UNPAID,
  AwaitingPayment: UNPAID,
  OpenTransaction: UNPAID,
  Paid: HELD,
  Shipped: HELD,
  InDispute: HELD,
  Delivered: 'money being paid out',
  Completed: 'money being paid out',
  Close: 'money returned to the buyer',
  Rejected: NOT_HELD,
  Cancelled: NOT_HELD,
} satisfies Record<OrderStatus, string>;

/** Whether the seller was paid: only then a record of the payment is a receipt. */
export function isPaidOut({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  return orderStatus === 'Completed' && transactionStatus === 'Completed';
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

/** The heading of the record that both parties can print; it claims nothing that the app does not know. */
export function paymentRecordTitle(transaction: RecordedStatus): string {
  if (isPaidOut(transaction)) return 'Transaction receipt';
  if (isMoneyInDoubt(transaction)) return 'Payment record';
  const where = (WHERE_THE_MONEY_IS as Partial<Record<string, string>>)[transaction.orderStatus];
  return where === undefined ? 'Payment record' : `Payment record: ${where}`;
}
