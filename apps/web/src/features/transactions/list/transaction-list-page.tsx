import { getGetTransactionHistoryQueryOptions, useGetTransactionHistory, serverClock } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS, lagosDay, tabOf, transactionPartyOf } from '@amana/domain';
import { Button, Icon, saveFile } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FilteredList } from '../../../lists/filtered-list.tsx';
import { sortParams } from '../../../lists/list-filters.ts';
import { useListFilters } from '../../../lists/use-list-filters.ts';
import { NoTransactions } from '../../../lists/no-transactions.tsx';
import { transactionRow } from '../../../lists/transaction-row.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { showError } from '../../../changes/show-error.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { TRANSACTION_LIST, transactionFilterParams } from './transaction-filter-params.ts';
import { type TransactionFilterParams, loadTransactionsCsv } from './transactions-csv.ts';

export function TransactionListPage() {
  const viewerId = useViewerId();
  const queryClient = useQueryClient();
  const filters = useListFilters(TRANSACTION_LIST);
  const params = transactionFilterParams(filters.filters);
  const sorted = { ...params, ...sortParams(filters.filters), ...filters.page };
  const query = useGetTransactionHistory(sorted, {
    query: { ...filters.query, refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
  });
  const total = query.data?.totalInRecord ?? 0;
  return (
    <>
      <PageHead title="Transactions" back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        label="Transactions"
        tabs={{
          tabOf: (transaction) => tabOf(transactionPartyOf(transaction, viewerId)),
          loadPage: (pageNumber) =>
            queryClient.query(getGetTransactionHistoryQueryOptions({ ...sorted, pageNumber })),
        }}
        noMatch="No transactions match these filters"
        empty={<NoTransactions />}
        rowOf={(transaction) => transactionRow(transaction, viewerId)}
      />
      {total > 0 && <DownloadButton params={params} viewerId={viewerId} disabled={!filters.areDatesValid} />}
    </>
  );
}

interface DownloadButtonProps {
  params: TransactionFilterParams;
  viewerId: string;
  disabled: boolean;
}

function DownloadButton({ params, viewerId, disabled }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const csv = await loadTransactionsCsv(params, viewerId);
      const today = lagosDay(serverClock.now());
      await saveFile(`transactions-${today}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      showError(error, 'Failed to download transactions');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="secondary"
      loading={isLoading}
      disabled={disabled}
      disabledReason="Correct the dates first"
      onClick={() => void download()}
    >
      {!isLoading && <Icon name="download" />}
      Download CSV
    </Button>
  );
}
