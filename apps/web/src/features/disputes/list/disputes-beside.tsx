import { useGetDisputedTransactions } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { useParams } from 'react-router-dom';
import { ListBeside } from '../../../lists/list-beside.tsx';
import { TransactionRow } from '../../../lists/transaction-row.tsx';
import { TO_DISPUTES } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';

export function DisputesBeside() {
  const { id } = useParams();
  const query = useGetDisputedTransactions(FIRST_PAGE, {
    query: { refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
  });
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
