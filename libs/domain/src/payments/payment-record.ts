import type { RecordedStatus } from '../orders/order-status.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { isMoneyInDoubt } from './payment-certainty.ts';

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

export function isPaidOut({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  return orderStatus === 'Completed' && transactionStatus === 'Completed';
}

export function paymentRecordTitle(transaction: RecordedStatus): string {
  if (isPaidOut(transaction)) return 'Transaction receipt';
  if (isMoneyInDoubt(transaction)) return 'Payment record';
  const where = (WHERE_THE_MONEY_IS as Partial<Record<string, string>>)[transaction.orderStatus];
  return where === undefined ? 'Payment record' : `Payment record: ${where}`;
}
