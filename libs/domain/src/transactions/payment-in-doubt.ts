import { disable, type Action } from '../orders/action-state.ts';
import { awaitsPayment } from '../orders/order-status.ts';
import type { RecordedStatus } from './payment-record.ts';
import { TRANSACTION_STATUSES, isInOrPastEscrow } from './transaction-status.ts';

/** Why nothing is offered that depends on whether the order was paid. */
export const PAYMENT_IN_DOUBT = 'This app cannot tell whether this order was paid';

/** Why no payment is offered, and what is said of the amounts in a list. */
export const AMOUNTS_CONTRADICT = 'These amounts do not add up';
export const AMOUNTS_UNREADABLE = 'Not every amount can be read';

/** Whether the order awaits a payment that the transaction says was made; a status that the app does not know says nothing. */
export function isPaymentInDoubt({ orderStatus, transactionStatus }: RecordedStatus): boolean {
  const isKnown = TRANSACTION_STATUSES.includes(transactionStatus);
  return awaitsPayment(orderStatus) && isKnown && isInOrPastEscrow(transactionStatus);
}

interface PaymentCertainty {
  /** The charge and VAT lead from the amount to the total. */
  readonly addsUp: boolean;
  readonly isReadable?: boolean;
  /** The payment may have been made already. */
  readonly isInDoubt?: boolean;
}

/** Payment is not offered where one may have been made already, nor for amounts that contradict each other or cannot be read. */
export function offeredPayment(
  pay: Action,
  { addsUp, isReadable = true, isInDoubt = false }: PaymentCertainty,
): Action {
  if (pay.state === 'hidden') return pay;
  if (isInDoubt) return disable(pay.label, PAYMENT_IN_DOUBT);
  if (addsUp || pay.state === 'disabled') return pay;
  return disable(pay.label, isReadable ? AMOUNTS_CONTRADICT : AMOUNTS_UNREADABLE);
}
