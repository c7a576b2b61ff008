import { isUnreadable, useGetTransactionHistory } from '@amana/api';
import { DASHBOARD_REFRESH_MS, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { NoTransactions } from '../../../lists/no-transactions.tsx';
import { rowHeights } from '../../../lists/row-heights.ts';
import { TransactionRow } from '../../../lists/transaction-row.tsx';
import { UnreadableRow } from '../../../lists/unreadable-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import styles from './overview.module.css';

const SKELETON = (
  <div className={styles['skeleton']}>
    <Skeleton heights={rowHeights(RECENT_TRANSACTIONS_PAGE_SIZE)} />
  </div>
);

export function RecentTransactions() {
  const query = useGetTransactionHistory(
    { pageNumber: 1, pageSize: RECENT_TRANSACTIONS_PAGE_SIZE },
    { query: { refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) } },
  );
  const transactions = query.data?.data;
  return (
    <Card flush aria-label="Recent Transactions">
      <div className={styles['listHead']}>
        <h2>Recent Transactions</h2>
        <Link to={PATHS.transactions}>See all</Link>
      </div>
      {transactions === undefined && <QueryFallback query={query} skeleton={SKELETON} />}
      {transactions?.length === 0 && <NoTransactions />}
      {transactions?.map((transaction, index) =>
        isUnreadable(transaction) ? (
          <UnreadableRow key={index} />
        ) : (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ),
      )}
    </Card>
  );
}
