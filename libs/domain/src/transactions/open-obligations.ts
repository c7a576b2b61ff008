import { refuse, type Refusal } from '../refusal.ts';
import type { UserBalance } from './user-balance.ts';

const MONEY_IN_ESCROW = 'You cannot delete your account while money of yours is held in escrow.';
const OPEN_DISPUTE = 'You cannot delete your account while you have an open dispute.';

/** Why this account cannot be deleted now, or null: it has money in escrow or an open dispute. */
export function accountDeletionRefusal({
  inEscrow,
  disputed,
}: Pick<UserBalance, 'inEscrow' | 'disputed'>): Refusal<'conflict'> | null {
  if (disputed > 0) return refuse('conflict', OPEN_DISPUTE);
  return inEscrow > 0 ? refuse('conflict', MONEY_IN_ESCROW) : null;
}
