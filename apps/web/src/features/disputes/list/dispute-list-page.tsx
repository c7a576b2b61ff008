import { useGetDisputedTransactions } from '@amana/api';
import { LIST_PAGE_SIZE, TRANSACTIONS_REFRESH_MS } from '@amana/domain';
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

const TITLE = 'Disputed Transactions';
const NOTHING = 'No disputed transactions found';
const NO_STATUSES: readonly string[] = [];

export function DisputeListPage() {
  usePageTitle(TITLE);
  const filters = useListFilters(NO_STATUSES);
  const query = useGetDisputedTransactions(
    { ...dateParams(filters.filters), pageNumber: filters.filters.page, pageSize: LIST_PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: TRANSACTIONS_REFRESH_MS,
        enabled: filters.areDatesValid,
      },
    },
  );
  return (
    <>
      <PageHeader title={TITLE} back={<BackLink to={PATHS.overview} />} />
      <FilteredList
        query={query}
        filters={filters}
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
        row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
      />
    </>
  );
}
