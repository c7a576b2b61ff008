import type { OrderStatus } from '../orders/order-transitions.ts';
import { PAYMENT_IN_DOUBT, isPaymentInDoubt } from './payment-in-doubt.ts';
import { type RecordedStatus, isMoneyInDoubt } from './payment-record.ts';

export const MONEY_IN_DOUBT = 'This app cannot tell where the money of this order is';

/** What these statuses ask of the two people, or tell them, is right only if the payment is where the order says. */
const RESTS_ON_THE_PAYMENT: readonly OrderStatus[] = ['Paid', 'Shipped', 'Delivered', 'Completed'];

/** Why nobody can be told what happens next, as a sentence without its end; null where both records agree. */
export function tradeDoubt(statuses: RecordedStatus): string | null {
  if (isPaymentInDoubt(statuses)) return PAYMENT_IN_DOUBT;
  const restsOnThePayment = RESTS_ON_THE_PAYMENT.includes(statuses.orderStatus);
  return restsOnThePayment && isMoneyInDoubt(statuses) ? MONEY_IN_DOUBT : null;
}
