import type { PaymentAccount } from '@amana/api';
import { useState } from 'react';

export interface ShownAccount extends Omit<PaymentAccount, 'transactionId' | 'accountNumberExpiry'> {
  /** ISO 8601; null or empty where the service has not sent it. */
  readonly accountNumberExpiry: string | null;
}

interface CreatedAccount {
  readonly account: ShownAccount;
  /** `new` until the order was read with an open account, `closed` once it was read without one again. */
  readonly state: 'new' | 'open' | 'closed';
}

/**
 * The account that this page has created. The countdown may be wrong: only the order says whether the account is still
 * open.
 */
export function useCreatedAccount(isOpen: boolean) {
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const next = created === null ? null : stateAfter(created.state, isOpen);
  if (created !== null && next !== null && next !== created.state) setCreated({ ...created, state: next });
  return {
    created: created?.account ?? null,
    isClosed: next === 'closed',
    setCreated: (account: ShownAccount) => setCreated({ account, state: 'new' }),
  };
}

/** A closed account stays closed: an account that is open afterwards is another one. */
function stateAfter(state: CreatedAccount['state'], isOpen: boolean): CreatedAccount['state'] {
  if (state === 'new' && isOpen) return 'open';
  return state === 'open' && !isOpen ? 'closed' : state;
}
