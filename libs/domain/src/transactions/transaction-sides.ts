import { partyOf, type Party, type Side } from '../orders/order-parties.ts';
import type { RecordedStatus } from '../orders/order-status.ts';

/** `senderId` is the buyer, `recipientId` the seller. */
interface TransactionParties {
  readonly senderId?: string | null | undefined;
  readonly recipientId?: string | null | undefined;
}

export interface TransactionState extends TransactionParties, RecordedStatus {}

/** The side of a permitted viewer: the recipient is the seller, everyone else the buyer. */
export function transactionSideOf(transaction: TransactionParties, viewerId: string): Side {
  return transaction.recipientId === viewerId ? 'seller' : 'buyer';
}

/** The viewer's part in a transaction; a stranger may not see it. */
export function transactionPartyOf(transaction: TransactionParties, viewerId: string): Party {
  return partyOf({ sellerId: transaction.recipientId, buyerId: transaction.senderId }, viewerId);
}
