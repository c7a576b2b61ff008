import { useGetDisputedTransactions } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { useParams } from 'react-router-dom';
import { ListBeside } from '../../../lists/list-beside.tsx';
import { type ListOptions, dateParams } from '../../../lists/list-filters.ts';
import { useLastListFilters } from '../../../lists/use-list-filters.ts';
import { TransactionRow } from '../../../lists/transaction-row.tsx';
import { TO_DISPUTES } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';

const NEWEST_DISPUTES: ListOptions = { statuses: [], isSortable: false };

export function DisputesBeside() {
  const { id } = useParams();
  const filters = useLastListFilters(TO_DISPUTES.to, NEWEST_DISPUTES);
  const query = useGetDisputedTransactions(
    { ...dateParams(filters), ...FIRST_PAGE },
    { query: { refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) } },
  );
  return (
    <ListBeside
      title={TO_DISPUTES.link}
      to={TO_DISPUTES.to}
      query={query}
      row={(transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          opensDispute
          isCurrent={transaction.id === id}
        />
      )}
    />
  );
}
