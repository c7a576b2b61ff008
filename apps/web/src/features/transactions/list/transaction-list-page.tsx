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
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { FilterBar } from '../../../shared/lists/filter-bar.tsx';
import type { ListFilters } from '../../../shared/lists/list-filters.ts';
import { dateRangeProblem } from '../../../shared/lists/list-filters.ts';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { TransactionRow } from '../../../shared/lists/transaction-row.tsx';
import { useListFilters } from '../../../shared/lists/use-list-filters.ts';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { DownloadButton } from './download-button.tsx';
import type { WantedTransactions } from './transactions-csv.ts';

export function TransactionListPage() {
  usePageTitle('Transactions');
  useTradesOfOtherTabs();
  const { user } = useUnit($session);
  const viewerId = user?.userId ?? '';
  const commands = useListFilters(TRANSACTION_STATUS_FILTERS);
  const wanted = wantedBy(commands.filters);
  const isPossible = dateRangeProblem(commands.filters) === null;
  const transactions = useGetTransactionHistory(
    { ...wanted, pageNumber: commands.filters.page, pageSize: LIST_PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: TRANSACTIONS_REFRESH_MS,
        enabled: isPossible,
      },
    },
  );
  const total = transactions.data?.totalInRecord ?? 0;
  const tabOf = (transaction: Transaction) => transactionTabOf(transaction, viewerId);
  return (
    <>
      <PageHeader title="Transactions" back={<BackLink to={PATHS.overview} />} />
      <FilterBar {...commands} statuses={TRANSACTION_STATUS_FILTERS} />
      <FilteredList
        query={transactions}
        commands={commands}
        tabs={{ label: 'Transactions', noun: 'Transactions', tabOf }}
        noMatch="No transactions match these filters"
        empty={
          <State title="No Transactions Yet" icon="list">
            <Link className={buttonClass()} to={PATHS.createOrder}>
              Start a Transaction
            </Link>
          </State>
        }
        row={(transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} viewerId={viewerId} />
        )}
      />
      {total > 0 && <DownloadButton wanted={wanted} viewerId={viewerId} disabled={!isPossible} />}
    </>
  );
}

/** The filters as the contract takes them. */
function wantedBy({ status, from, to }: ListFilters): WantedTransactions {
  const filter = TRANSACTION_STATUSES.find((known) => known === status);
  return {
    ...(filter === undefined ? {} : { filter }),
    ...(from === '' ? {} : { startDate: from }),
    ...(to === '' ? {} : { endDate: to }),
  };
}
