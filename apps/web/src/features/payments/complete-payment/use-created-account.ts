import { useState } from 'react';
import type { ShownAccount } from '../account-details.tsx';

interface CreatedAccount {
  readonly account: ShownAccount;
  /** In ms since 1970. Earlier readings of the order do not know the account. */
  readonly createdAtMs: number;
  /** `new` until the order was read with an open account, `closed` once it was read without one again. */
  readonly state: 'new' | 'open' | 'closed';
}

/**
 * The account that this page has created. The countdown may be wrong: only the order, read at `readAtMs`, shows whether
 * the account is still open.
 */
export function useCreatedAccount(isOpen: boolean, readAtMs: number) {
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const next = created === null ? null : stateAfter(created, isOpen, readAtMs);
  if (created !== null && next !== null && next !== created.state) setCreated({ ...created, state: next });
  return {
    created: created?.account ?? null,
    isClosed: next === 'closed',
    setCreated: (account: ShownAccount) => setCreated({ account, createdAtMs: Date.now(), state: 'new' }),
    /** For an account that the order's transaction still has: the reading without it was wrong. */
    reopen: () => setCreated((now) => now && { ...now, state: 'open' }),
  };
}

/** A closed account does not reopen by itself: an account that is open later may be another one. */
function stateAfter({ state, createdAtMs }: CreatedAccount, isOpen: boolean, readAtMs: number) {
  if (readAtMs <= createdAtMs) return state;
  if (state === 'new' && isOpen) return 'open';
  return state === 'open' && !isOpen ? 'closed' : state;
}
