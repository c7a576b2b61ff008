import { orderBreakdown } from '../money/fees.ts';
import { sumKobo } from '../money/kobo.ts';
import type { Kobo } from '../money/kobo.ts';
import type { TransactionParties } from './transaction-sides.ts';
import { isInOrPastEscrow } from './transaction-status.ts';
import type { TransactionStatus } from './transaction-status.ts';

export interface ReckonedTransaction extends TransactionParties {
  readonly transactionStatus: TransactionStatus;
  /** The order's amount, before charge and VAT. */
  readonly amount: Kobo;
}

export interface BalanceOverview {
  /** Buying Account: gross of what the user sent. */
  readonly totalOutgoing: Kobo;
  /** Selling Account: net of what the user receives. */
  readonly totalIncoming: Kobo;
}

/** Decision D12. */
export function balanceOverview(
  transactions: Iterable<ReckonedTransaction>,
  userId: string,
): BalanceOverview {
  const outgoing: Kobo[] = [];
  const incoming: Kobo[] = [];
  for (const transaction of transactions) {
    if (!isInOrPastEscrow(transaction.transactionStatus)) continue;
    const { grossPayable, netReceivable } = orderBreakdown(transaction.amount);
    if (transaction.senderId === userId) outgoing.push(grossPayable);
    if (transaction.recipientId === userId) incoming.push(netReceivable);
  }
  return { totalOutgoing: sumKobo(outgoing), totalIncoming: sumKobo(incoming) };
}
