import type { RecordedStatus } from '../orders/order-status.ts';

export function isPaidOut({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  return orderStatus === 'Completed' && transactionStatus === 'Completed';
}

/** Only a payment that has reached the seller has a receipt. */
export function paymentRecordTitle(transaction: RecordedStatus): string {
  return isPaidOut(transaction) ? 'Transaction receipt' : 'Payment record';
}
