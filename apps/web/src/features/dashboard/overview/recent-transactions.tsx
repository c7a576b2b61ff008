import { useGetTransactionHistory } from '@amana/api';
import { DASHBOARD_REFRESH_MS, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import { Card, ErrorState, Skeleton, State, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { TransactionRow } from '../../../shared/lists/transaction-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import styles from './overview.module.css';

const ROW_BONES = Array.from({ length: RECENT_TRANSACTIONS_PAGE_SIZE }, () => 56);

export function RecentTransactions() {
  const { user } = useUnit($session);
  const history = useGetTransactionHistory(
    { pageNumber: 1, pageSize: RECENT_TRANSACTIONS_PAGE_SIZE },
    { query: { refetchInterval: DASHBOARD_REFRESH_MS } },
  );
  const transactions = history.data?.data;
  return (
    <Card flush aria-label="Recent Transactions">
      <div className={styles['listHead']}>
        <h2>Recent Transactions</h2>
        <Link to={PATHS.transactions}>See all</Link>
      </div>
      {transactions === undefined && history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {transactions === undefined && !history.isError && (
        <div className={styles['bones']}>
          <Skeleton heights={ROW_BONES} />
        </div>
      )}
      {transactions?.length === 0 && (
        <State title="No Transactions Yet" icon="list">
          <Link className={buttonClass()} to={PATHS.createOrder}>
            Start a Transaction
          </Link>
        </State>
      )}
      {transactions?.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} viewerId={user?.userId ?? ''} />
      ))}
    </Card>
  );
}
