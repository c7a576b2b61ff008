import type { Transaction } from '@amana/api';
import { useGetTransactionHistory } from '@amana/api';
import {
  LIST_PAGE_SIZE,
  TRANSACTIONS_REFRESH_MS,
  TRANSACTION_STATUSES,
  TRANSACTION_STATUS_FILTERS,
  transactionTabOf,
} from '@amana/domain';
import { PageHeader, State, buttonClass } from '@amana/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { dateParams } from '../../../shared/lists/list-filters.ts';
import { TransactionRow } from '../../../shared/lists/transaction-row.tsx';
import { useListFilters } from '../../../shared/lists/use-list-filters.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { DownloadButton } from './download-button.tsx';

export function TransactionListPage() {
  usePageTitle('Transactions');
  const viewerId = useViewerId();
  const filters = useListFilters(TRANSACTION_STATUS_FILTERS);
  const { status, page } = filters.filters;
  const filter = TRANSACTION_STATUSES.find((known) => known === status);
  const params = { ...(filter === undefined ? {} : { filter }), ...dateParams(filters.filters) };
  const query = useGetTransactionHistory(
    { ...params, pageNumber: page, pageSize: LIST_PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: TRANSACTIONS_REFRESH_MS,
        enabled: filters.areDatesValid,
      },
    },
  );
  const total = query.data?.totalInRecord ?? 0;
  const tabOf = (transaction: Transaction) => transactionTabOf(transaction, viewerId);
  return (
    <>
      <PageHeader title="Transactions" back={<BackLink to={PATHS.overview} />} />
      <FilteredList
        query={query}
        filters={filters}
        tabs={{ noun: 'Transactions', tabOf }}
        noMatch="No transactions match these filters"
        empty={
          <State title="No Transactions Yet" icon="list">
            <Link className={buttonClass()} to={PATHS.createOrder}>
              Start a Transaction
            </Link>
          </State>
        }
        row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
      />
      {total > 0 && <DownloadButton params={params} viewerId={viewerId} disabled={!filters.areDatesValid} />}
    </>
  );
}
