import type { OrderStatus } from '../orders/order-transitions.ts';
import { statusLabel } from '../status-colours.ts';
import type { TransactionState } from './transaction-sides.ts';
import type { TransactionStatus } from '../orders/transaction-status.ts';

type ShownStatus = OrderStatus | TransactionStatus;

/** The status in a list: the order's for the sender, the transaction's for everyone else. */
export function listedStatus(transaction: TransactionState, viewerId: string): ShownStatus {
  return transaction.senderId === viewerId ? transaction.orderStatus : transaction.transactionStatus;
}

interface OtherStatus {
  readonly name: 'Order status' | 'Transaction status';
  readonly status: ShownStatus;
}

/** The status that lists hide from this viewer, for the transaction's page; null if both have the same label. */
export function otherStatus(transaction: TransactionState, viewerId: string): OtherStatus | null {
  const { transactionStatus, orderStatus, senderId } = transaction;
  if (statusLabel(transactionStatus) === statusLabel(orderStatus)) return null;
  return senderId === viewerId
    ? { name: 'Transaction status', status: transactionStatus }
    : { name: 'Order status', status: orderStatus };
}
