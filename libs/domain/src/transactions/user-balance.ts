import { orderBreakdown } from '../money/charges.ts';
import { kobo } from '../money/kobo.ts';
import type { Kobo } from '../money/kobo.ts';
import type { Side } from '../orders/order-parties.ts';
import { isDisputed, isInEscrow, isInOrPastEscrow } from './transaction-status.ts';
import type { TransactionStatus } from './transaction-status.ts';

/** What a user's transactions come to. */
export interface UserBalance {
  /** Buying Account, decision D12: gross of what the user sent, in or past escrow. */
  readonly outgoingKobo: Kobo;
  /** Selling Account, decision D12: net of what the user receives, in or past escrow. */
  readonly incomingKobo: Kobo;
  /** Decision D22: how many of the transactions hold money in escrow now. */
  readonly inEscrow: number;
  /** How many have an open dispute. */
  readonly disputed: number;
}

export const NO_BALANCE: UserBalance = {
  outgoingKobo: kobo(0),
  incomingKobo: kobo(0),
  inEscrow: 0,
  disputed: 0,
};

/** What one transaction adds to the balance of each side; `amount` is the order's, before charge and VAT. */
export function balanceShares(amount: Kobo, status: TransactionStatus): Readonly<Record<Side, UserBalance>> {
  if (!isInOrPastEscrow(status)) return { buyer: NO_BALANCE, seller: NO_BALANCE };
  const { grossPayable, netReceivable } = orderBreakdown(amount);
  const both = {
    ...NO_BALANCE,
    inEscrow: isInEscrow(status) ? 1 : 0,
    disputed: isDisputed(status) ? 1 : 0,
  };
  return {
    buyer: { ...both, outgoingKobo: grossPayable },
    seller: { ...both, incomingKobo: netReceivable },
  };
}
