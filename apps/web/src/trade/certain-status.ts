import type { Order, Transaction } from '@amana/api';
import { type OrderStatus, isMoneyInDoubt, orderStatusOf } from '@amana/domain';

export type CheckedTrade =
  Pick<Order, 'orderStatus'> | Pick<Transaction, 'orderStatus' | 'transactionStatus'>;

/** The status of the order; null where order and transaction contradict each other about the money. */
export function certainStatus(trade: CheckedTrade): OrderStatus | null {
  if (!('transactionStatus' in trade)) return trade.orderStatus;
  return isMoneyInDoubt(trade) ? null : orderStatusOf(trade);
}
