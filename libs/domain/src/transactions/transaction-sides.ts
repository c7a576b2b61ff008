import { partyOf, type Party, type Side } from '../orders/order-parties.ts';
import type { RecordedStatus } from '../orders/order-status.ts';

interface TransactionParties {
  readonly senderId?: string | null | undefined;
  readonly recipientId?: string | null | undefined;
}

export interface TransactionState extends TransactionParties, RecordedStatus {}

export function transactionSideOf(transaction: TransactionParties, viewerId: string): Side {
  return transaction.recipientId === viewerId ? 'seller' : 'buyer';
}

export function transactionPartyOf(transaction: TransactionParties, viewerId: string): Party {
  return partyOf({ sellerId: transaction.recipientId, buyerId: transaction.senderId }, viewerId);
}
