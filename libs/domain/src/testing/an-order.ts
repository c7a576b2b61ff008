import { kobo } from '../money/kobo.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import { type SentAmounts, plannedFigures } from '../payments/trade-figures.ts';
import type { TransactionState } from '../transactions/transaction-sides.ts';

export const SELLER = 'seller-id';
export const BUYER = 'buyer-id';
export const STRANGER = 'stranger-id';

export const FIGURES = plannedFigures('buyer', kobo(100_000));

export function anOrder(given: Partial<OrderState> = {}): OrderState {
  return { orderStatus: 'Pending', sellerId: SELLER, buyerId: BUYER, createdBy: BUYER, ...given };
}

export function aTransaction(given: Partial<TransactionState & SentAmounts> = {}) {
  const statuses = { transactionStatus: 'Paid', orderStatus: 'Paid' } as const;
  return { ...statuses, amount: 1_000, recipientId: SELLER, senderId: BUYER, ...given };
}
