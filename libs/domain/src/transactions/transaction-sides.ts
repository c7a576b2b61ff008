import { partyOf, type Party, type Side } from '../orders/order-parties.ts';
import { orderTransition, type OrderStatus } from '../orders/order-transitions.ts';
import { isDisputed, nextSettlementStep, type TransactionStatus } from './transaction-status.ts';

/** `senderId` is the buyer, `recipientId` the seller. */
interface TransactionParties {
  readonly senderId?: string | null | undefined;
  readonly recipientId?: string | null | undefined;
}

export interface TransactionState extends TransactionParties {
  readonly transactionStatus: TransactionStatus;
  readonly orderStatus: OrderStatus;
}

/** The side of a permitted viewer: the recipient is the seller, everyone else the buyer. */
export function transactionSideOf(transaction: TransactionParties, viewerId: string): Side {
  return transaction.recipientId === viewerId ? 'seller' : 'buyer';
}

/** The viewer's part in a transaction; a stranger may not see it. */
export function transactionPartyOf(transaction: TransactionParties, viewerId: string): Party {
  return partyOf({ sellerId: transaction.recipientId, buyerId: transaction.senderId }, viewerId);
}

/**
 * The status that the order has by both fields. A provider may report an open dispute of the transaction alone; one that is
 * left over from an earlier dispute says nothing about an order that cannot be disputed. And an order that is called
 * completed while its settlement still runs is delivered.
 */
export function orderStatusOf({
  transactionStatus,
  orderStatus,
}: Pick<TransactionState, 'transactionStatus' | 'orderStatus'>): OrderStatus {
  const canBeDisputed = orderTransition(orderStatus, 'lodgeDispute') !== undefined;
  if (isDisputed(transactionStatus) && canBeDisputed) return 'InDispute';
  return orderStatus === 'Completed' && nextSettlementStep(transactionStatus) !== null
    ? 'Delivered'
    : orderStatus;
}
