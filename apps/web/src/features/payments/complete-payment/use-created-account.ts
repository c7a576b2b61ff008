import type { PaymentAccount } from '@amana/api';
import { useState } from 'react';

export interface ShownAccount extends Omit<PaymentAccount, 'transactionId' | 'accountNumberExpiry'> {
  /** A calendar date or an ISO 8601 timestamp; null or empty where the service has not sent it. */
  readonly accountNumberExpiry: string | null;
}

interface CreatedAccount {
  readonly account: ShownAccount;
  /** In ms since 1970. What was read of the order before says nothing about the account. */
  readonly createdAtMs: number;
  /** `new` until the order was read with an open account, `closed` once it was read without one again. */
  readonly state: 'new' | 'open' | 'closed';
}

/**
 * The account that this page has created. The countdown may be wrong: only the order, read at `readAtMs`, says whether the
 * account is still open.
 */
export function useCreatedAccount(isOpen: boolean, readAtMs: number) {
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const next = created === null ? null : stateAfter(created, isOpen, readAtMs);
  if (created !== null && next !== null && next !== created.state) setCreated({ ...created, state: next });
  return {
    created: created?.account ?? null,
    isClosed: next === 'closed',
    setCreated: (account: ShownAccount) => setCreated({ account, createdAtMs: Date.now(), state: 'new' }),
    /** For an account that the order's transaction still has: the reading without an open account was wrong. */
    reopen: () => setCreated((now) => now && { ...now, state: 'open' }),
  };
}

/** A closed account does not open by itself: one that is open afterwards may be another. */
function stateAfter({ state, createdAtMs }: CreatedAccount, isOpen: boolean, readAtMs: number) {
  if (readAtMs <= createdAtMs) return state;
  if (state === 'new' && isOpen) return 'open';
  return state === 'open' && !isOpen ? 'closed' : state;
}
