import type { OrderStatus } from '../orders/order-transitions.ts';
import { statusLabel } from '../status-colours.ts';
import type { TransactionState } from './transaction-sides.ts';
import type { TransactionStatus } from '../orders/transaction-status.ts';

type ShownStatus = OrderStatus | TransactionStatus;

/** The one status that a list shows of a transaction: the order's to the sender, the transaction's to everybody else. */
export function listedStatus(transaction: TransactionState, viewerId: string): ShownStatus {
  return transaction.senderId === viewerId ? transaction.orderStatus : transaction.transactionStatus;
}

interface OtherStatus {
  readonly name: 'Order status' | 'Transaction status';
  readonly status: ShownStatus;
}

/** The status that lists do not show this viewer, for the page of the transaction; null where both read the same. */
export function otherStatus(transaction: TransactionState, viewerId: string): OtherStatus | null {
  const { transactionStatus, orderStatus, senderId } = transaction;
  if (statusLabel(transactionStatus) === statusLabel(orderStatus)) return null;
  return senderId === viewerId
    ? { name: 'Transaction status', status: transactionStatus }
    : { name: 'Order status', status: orderStatus };
}
