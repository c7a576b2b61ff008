import { LinkState } from '../shared/link-state.tsx';
import { PATHS } from '../shared/paths.ts';

/** In place of the transactions of a user who has none. */
export function NoTransactions() {
  return (
    <LinkState title="No Transactions Yet" icon="list" to={PATHS.createOrder} link="Start a Transaction" />
  );
}
