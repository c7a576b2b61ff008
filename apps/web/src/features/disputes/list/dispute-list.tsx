import type { Transaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import type { ListDefinition } from '../../../lists/list-definition.ts';
import { ListPage } from '../../../lists/list-page.tsx';
import { transactionRow } from '../../../lists/transaction-row.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PATHS, TO_DISPUTES } from '../../../shared/paths.ts';
import { LodgedResult } from './lodged-result.tsx';
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
