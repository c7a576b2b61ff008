import { useGetTransactionHistory } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { useParams } from 'react-router-dom';
import { ListBeside } from '../../../lists/list-beside.tsx';
import { TransactionRow } from '../../../lists/transaction-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';

export function TransactionsBeside() {
  const { id } = useParams();
  const query = useGetTransactionHistory(FIRST_PAGE, {
    query: { refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
  });
  return (
    <ListBeside
      title="Transactions"
      to={PATHS.transactions}
      query={query}
      row={(transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} isCurrent={transaction.id === id} />
      )}
    />
  );
}
