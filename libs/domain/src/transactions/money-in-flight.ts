import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { transactionPartyOf } from './transaction-sides.ts';
import type { TransactionParties } from './transaction-sides.ts';
import { isInEscrow } from './transaction-status.ts';
import type { TransactionStatus } from './transaction-status.ts';

export const MONEY_IN_ESCROW = 'You cannot delete your account while money of yours is held in escrow.';
export const OPEN_DISPUTE = 'You cannot delete your account while you have an open dispute.';

/** Decision D22: why this account cannot be deleted now, or null. A disputed transaction is an open dispute. */
export function accountDeletionRefusal(
  transactions: Iterable<TransactionParties & { readonly transactionStatus: TransactionStatus }>,
  userId: string,
): Refusal<409> | null {
  let hasMoneyInEscrow = false;
  for (const transaction of transactions) {
    if (transactionPartyOf(transaction, userId) === 'stranger') continue;
    if (transaction.transactionStatus === 'DisputedOrder') return refuse(409, OPEN_DISPUTE);
    hasMoneyInEscrow ||= isInEscrow(transaction.transactionStatus);
  }
  return hasMoneyInEscrow ? refuse(409, MONEY_IN_ESCROW) : null;
}
