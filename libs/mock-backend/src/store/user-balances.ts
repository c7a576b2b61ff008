import { type TransactionStatus, type UserBalance, balanceShares, kobo, NO_BALANCE } from '@amana/domain';
import type { TransactionRow } from './row-types.ts';
import type { Tables } from './tables.ts';

/** Running sums per user, so that reading a balance does not add up all transactions. */
export function createUserBalances({ transactions, orders }: Tables) {
  const byUser = new Map<string, UserBalance>();
  const of = (userId: string): UserBalance => byUser.get(userId) ?? NO_BALANCE;
  const count = (row: TransactionRow, status: TransactionStatus, sign: 1 | -1) => {
    const amount = orders.get(row.orderId)?.amountKobo;
    if (amount === undefined) throw new Error(`Transaction ${row.id} has no order`);
    const { buyer, seller } = balanceShares(amount, status);
    byUser.set(row.senderId, sum(of(row.senderId), buyer, sign));
    byUser.set(row.recipientId, sum(of(row.recipientId), seller, sign));
  };
  transactions.follow((after, before) => {
    if (after === null || after.transactionStatus === before?.transactionStatus) return;
    if (before !== null) count(before, before.transactionStatus, -1);
    count(after, after.transactionStatus, 1);
  });
  return { of };
}

function sum(balance: UserBalance, share: UserBalance, sign: 1 | -1): UserBalance {
  return {
    outgoingKobo: kobo(balance.outgoingKobo + sign * share.outgoingKobo),
    incomingKobo: kobo(balance.incomingKobo + sign * share.incomingKobo),
    inEscrow: balance.inEscrow + sign * share.inEscrow,
    disputed: balance.disputed + sign * share.disputed,
  };
}
