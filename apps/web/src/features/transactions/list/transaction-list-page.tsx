import type { Transaction } from '@amana/api';
import { useGetTransactionHistory } from '@amana/api';
import {
  TRANSACTIONS_REFRESH_MS,
  TRANSACTION_STATUSES,
  TRANSACTION_STATUS_FILTERS,
  transactionTabOf,
} from '@amana/domain';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { dateParams, useListFilters } from '../../../shared/lists/list-filters.ts';
import { TransactionRow } from '../../../shared/lists/transaction-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { DownloadButton } from './download-button.tsx';

export function TransactionListPage() {
  usePageTitle('Transactions');
  const viewerId = useViewerId();
  const filters = useListFilters(TRANSACTION_STATUS_FILTERS);
  const { status } = filters.filters;
  const filter = TRANSACTION_STATUSES.find((known) => known === status);
  const params = { ...(filter === undefined ? {} : { filter }), ...dateParams(filters.filters) };
  const query = useGetTransactionHistory(
    { ...params, ...filters.page },
    {
      query: { ...filters.query, refetchInterval: TRANSACTIONS_REFRESH_MS },
    },
  );
  const total = query.data?.totalInRecord ?? 0;
  const tabOf = (transaction: Transaction) => transactionTabOf(transaction, viewerId);
  return (
    <>
      <PageHead title="Transactions" back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        tabs={{ noun: 'Transactions', tabOf }}
        noMatch="No transactions match these filters"
        empty={
          <LinkState
            title="No Transactions Yet"
            icon="list"
            to={PATHS.createOrder}
            link="Start a Transaction"
          />
        }
        row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
      />
      {total > 0 && <DownloadButton params={params} viewerId={viewerId} disabled={!filters.areDatesValid} />}
    </>
  );
}
