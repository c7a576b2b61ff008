import { awaitsPayment } from '../orders/order-status.ts';
import type { RecordedStatus } from './payment-record.ts';
import { TRANSACTION_STATUSES, isInOrPastEscrow } from './transaction-status.ts';

/** Why nothing is offered that depends on whether the order was paid. */
export const PAYMENT_IN_DOUBT = 'This app cannot tell whether this order was paid';

/** Whether the order awaits a payment that the transaction says was made; a status that the app does not know says nothing. */
export function isPaymentInDoubt({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  const isKnown = TRANSACTION_STATUSES.includes(transactionStatus);
  return awaitsPayment(orderStatus) && isKnown && isInOrPastEscrow(transactionStatus);
}
