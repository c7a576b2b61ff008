import type { OrderState } from '../orders/decide-order-event.ts';
import type { TransactionState } from '../transactions/transaction-sides.ts';

export const SELLER = 'seller-id';
export const BUYER = 'buyer-id';
export const STRANGER = 'stranger-id';

export function anOrder(given: Partial<OrderState> = {}): OrderState {
  return { orderStatus: 'Pending', sellerId: SELLER, buyerId: BUYER, createdBy: BUYER, ...given };
}

export function aTransaction(given: Partial<TransactionState> = {}): TransactionState {
  return { transactionStatus: 'Paid', orderStatus: 'Paid', recipientId: SELLER, senderId: BUYER, ...given };
}
