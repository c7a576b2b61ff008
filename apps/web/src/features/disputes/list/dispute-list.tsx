import type { Transaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { Result, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { string } from 'yup';
import type { ListDefinition } from '../../../lists/list-definition.ts';
import { ListPage } from '../../../lists/list-page.tsx';
import { transactionRow } from '../../../lists/transaction-row.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { navigationState } from '../../../shared/navigation-state.ts';
import { PATHS, TO_DISPUTES, manageDisputePath } from '../../../shared/paths.ts';
import { DISPUTE_LIST_SOURCE } from './dispute-list-query.ts';

const NOTHING = 'No disputed transactions found';

const DISPUTE_LIST: ListDefinition<Transaction> = {
  ...DISPUTE_LIST_SOURCE,
  title: TO_DISPUTES.link,
  path: PATHS.disputes,
  label: 'Disputed Transactions',
  hasTabs: false,
  refreshMs: TRANSACTIONS_REFRESH_MS,
  rowOf: (transaction, viewerId) => transactionRow(transaction, viewerId, true),
  empty: (
    <LinkState
      title={NOTHING}
      text="If a paid order goes wrong, open its transaction and lodge a dispute."
      icon="shield"
      to={PATHS.transactions}
      link="Transactions"
      isSecondary
    />
  ),
  noMatch: NOTHING,
};

export const DisputeListPage = () => <ListPage list={DISPUTE_LIST} notice={<LodgedResult />} />;

/** Handed over by the form after the dispute was lodged. */
const useLodgedTransactionId = navigationState('disputedTransactionId', string(), {
  isReadOnce: true,
});

function LodgedResult() {
  const id = useLodgedTransactionId();
  if (id === null) return null;
  return (
    <Result
      title="Your dispute is lodged"
      action={
        <Link className={buttonClass()} to={manageDisputePath(id)}>
          View dispute
        </Link>
      }
    >
      <p>Support hears both sides and decides. Until then the money stays held.</p>
      <p>Send support more pictures in the chat.</p>
    </Result>
  );
}
