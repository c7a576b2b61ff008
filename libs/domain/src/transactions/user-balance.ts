import { orderBreakdown } from '../money/charges.ts';
import { kobo, type Kobo } from '../money/kobo.ts';
import type { Side } from '../orders/order-parties.ts';
import {
  isDisputed,
  isInEscrow,
  isInOrPastEscrow,
  type TransactionStatus,
} from '../orders/transaction-status.ts';
import { refuse, type Refusal } from '../refusal.ts';

export interface UserBalance {
  /** Buying Account: gross amounts that the user paid, in or past escrow. */
  readonly outgoingKobo: Kobo;
  /** Selling Account: net amounts that the user receives, in or past escrow. */
  readonly incomingKobo: Kobo;
  readonly inEscrow: number;
  readonly disputed: number;
}

export const NO_BALANCE: UserBalance = {
  outgoingKobo: kobo(0),
  incomingKobo: kobo(0),
  inEscrow: 0,
  disputed: 0,
};

/** Share of one transaction in each side's balance. `amount`: the order's, before charge and VAT. */
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

const MONEY_IN_ESCROW = 'You cannot delete your account while money of yours is held in escrow.';
const OPEN_DISPUTE = 'You cannot delete your account while you have an open dispute.';

/** Why the account cannot be deleted (money in escrow or an open dispute), or null. */
export function accountDeletionRefusal({
  inEscrow,
  disputed,
}: Pick<UserBalance, 'inEscrow' | 'disputed'>): Refusal<'conflict'> | null {
  if (disputed > 0) return refuse('conflict', OPEN_DISPUTE);
  return inEscrow > 0 ? refuse('conflict', MONEY_IN_ESCROW) : null;
}
