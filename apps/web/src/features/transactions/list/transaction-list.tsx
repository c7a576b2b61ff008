import { type Transaction, serverClock } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS, lagosDay } from '@amana/domain';
import { Button, Icon, saveFile } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import type { ListDefinition } from '../../../lists/list-definition.ts';
import { type ListFilters, dateRangeProblem } from '../../../lists/list-filters.ts';
import { ListPage } from '../../../lists/list-page.tsx';
import { NoTransactions, transactionRow } from '../../../lists/transaction-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { TRANSACTION_LIST_SOURCE, transactionFilterParams } from './transaction-list-query.ts';
import { loadTransactionsCsv } from './transactions-csv.ts';

const TRANSACTION_LIST: ListDefinition<Transaction> = {
  ...TRANSACTION_LIST_SOURCE,
  title: 'Transactions',
  path: PATHS.transactions,
  label: 'Transactions',
  hasTabs: true,
  refreshMs: TRANSACTIONS_REFRESH_MS,
  rowOf: transactionRow,
  empty: <NoTransactions />,
  noMatch: 'No transactions match these filters',
};

export const TransactionListPage = () => (
  <ListPage list={TRANSACTION_LIST} footer={(filters) => <DownloadButton filters={filters} />} />
);

function DownloadButton({ filters }: { filters: ListFilters }) {
  const viewerId = useViewerId();
  const { mutate: download, isPending } = useMutation({
    mutationFn: async () => {
      const csv = await loadTransactionsCsv(transactionFilterParams(filters), viewerId);
      const today = lagosDay(serverClock.now());
      await saveFile(`transactions-${today}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    },
    meta: { failed: 'Failed to download transactions' },
  });
  return (
    <Button
      variant="secondary"
      loading={isPending}
      disabled={dateRangeProblem(filters) !== null}
      disabledReason="Correct the dates first"
      onClick={() => download()}
    >
      {!isPending && <Icon name="download" />}
      Download CSV
    </Button>
  );
}
