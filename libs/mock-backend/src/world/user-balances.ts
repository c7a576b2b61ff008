import type { Kobo, TransactionStatus } from '@amana/domain';
import { isInEscrow, isInOrPastEscrow, kobo, orderBreakdown } from '@amana/domain';
import type { TransactionRow } from './rows.ts';
import type { Tables } from './tables.ts';

/** Running sums of one user's transactions, so that nothing is added up again when it is asked for. */
export interface UserBalance {
  /** Decision D12: gross of what the user sent, in or past escrow. */
  readonly outgoingKobo: Kobo;
  /** Decision D12: net of what the user receives, in or past escrow. */
  readonly incomingKobo: Kobo;
  /** Decision D22: how many of the user's transactions hold money in escrow now. */
  readonly inEscrow: number;
  readonly disputed: number;
}

const NOTHING: UserBalance = { outgoingKobo: kobo(0), incomingKobo: kobo(0), inEscrow: 0, disputed: 0 };

export interface UserBalances {
  of(userId: string): UserBalance;
}

export function createUserBalances({ transactions, orders }: Tables): UserBalances {
  const byUser = new Map<string, UserBalance>();
  const count = (row: TransactionRow, status: TransactionStatus, sign: 1 | -1) => {
    const amount = orders.get(row.orderId)?.amountKobo;
    if (amount === undefined) throw new Error(`Transaction ${row.id} has no order`);
    const { grossPayable, netReceivable } = orderBreakdown(amount);
    const held = isInOrPastEscrow(status);
    const add = (userId: string, outgoing: number, incoming: number) => {
      const before = byUser.get(userId) ?? NOTHING;
      byUser.set(userId, {
        outgoingKobo: kobo(before.outgoingKobo + (held ? sign * outgoing : 0)),
        incomingKobo: kobo(before.incomingKobo + (held ? sign * incoming : 0)),
        inEscrow: before.inEscrow + (isInEscrow(status) ? sign : 0),
        disputed: before.disputed + (status === 'DisputedOrder' ? sign : 0),
      });
    };
    add(row.senderId, grossPayable, 0);
    add(row.recipientId, 0, netReceivable);
  };
  transactions.onChange((after, before) => {
    if (after.transactionStatus === before?.transactionStatus) return;
    if (before !== null) count(before, before.transactionStatus, -1);
    count(after, after.transactionStatus, 1);
  });
  return { of: (userId) => byUser.get(userId) ?? NOTHING };
}
