import { useGetDisputedTransactions } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { PageHeader, State, buttonClass } from '@amana/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { FilterBar } from '../../../shared/lists/filter-bar.tsx';
import { dateRangeProblem } from '../../../shared/lists/list-filters.ts';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { listQuery } from '../../../shared/lists/list-query.ts';
import { TransactionRow } from '../../../shared/lists/transaction-row.tsx';
import { useListFilters } from '../../../shared/lists/use-list-filters.ts';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';

const TITLE = 'Disputed Transactions';
const NOTHING = 'No disputed transactions found';
/** §2: a date range only. */
const NO_STATUSES: readonly string[] = [];

export function DisputeListPage() {
  usePageTitle(TITLE);
  useTradesOfOtherTabs();
  const { user } = useUnit($session);
  const viewerId = user?.userId ?? '';
  const commands = useListFilters(NO_STATUSES);
  const disputed = useGetDisputedTransactions(listQuery(commands.filters), {
    query: {
      placeholderData: keepPreviousData,
      refetchInterval: TRANSACTIONS_REFRESH_MS,
      enabled: dateRangeProblem(commands.filters) === null,
    },
  });
  return (
    <>
      <PageHeader title={TITLE} back={<BackLink to={PATHS.overview} />} />
      <FilterBar {...commands} statuses={NO_STATUSES} />
      <FilteredList
        query={disputed}
        commands={commands}
        noMatch={NOTHING}
        empty={
          <State
            title={NOTHING}
            text="A paid order that goes wrong can be disputed from its transaction."
            icon="shield"
          >
            <Link className={buttonClass('secondary')} to={PATHS.transactions}>
              Transactions
            </Link>
          </State>
        }
        row={(transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} viewerId={viewerId} />
        )}
      />
    </>
  );
}
