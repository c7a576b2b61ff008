import { useGetDisputedTransactions } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { FilteredList } from '../../../lists/filtered-list.tsx';
import { type ListOptions, dateParams, sortParams } from '../../../lists/list-filters.ts';
import { useListFilters } from '../../../lists/use-list-filters.ts';
import { transactionRow } from '../../../lists/transaction-row.tsx';
import { PATHS, TO_DISPUTES } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';

const NOTHING = 'No disputed transactions found';
const DISPUTE_LIST: ListOptions = { statuses: [], isSortable: true };

export function DisputeListPage() {
  const viewerId = useViewerId();
  const filters = useListFilters(DISPUTE_LIST);
  const query = useGetDisputedTransactions(
    { ...dateParams(filters.filters), ...sortParams(filters.filters), ...filters.page },
    {
      query: { ...filters.query, refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
    },
  );
  return (
    <>
      <PageHead title={TO_DISPUTES.link} back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        label="Disputed Transactions"
        noMatch={NOTHING}
        empty={
          <LinkState
            title={NOTHING}
            text="If a paid order goes wrong, open its transaction and lodge a dispute."
            icon="shield"
            to={PATHS.transactions}
            link="Transactions"
            isSecondary
          />
        }
        rowOf={(transaction) => transactionRow(transaction, viewerId, true)}
      />
    </>
  );
}
