import { DASHBOARD_REFRESH_MS, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListRow } from '../../../lists/list-row.tsx';
import { rowHeights } from '../../../lists/list-rows.tsx';
import { NoTransactions, transactionRow } from '../../../lists/transaction-row.tsx';
import { UnreadableRows } from '../../../lists/unreadable-rows.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/queries/poll-every.ts';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from './overview.module.css';
import { recentTransactionsQuery } from './recent-transactions-query.ts';

const SKELETON = (
  <div className={styles['skeleton']}>
    <Skeleton heights={rowHeights(RECENT_TRANSACTIONS_PAGE_SIZE)} />
  </div>
);

export function RecentTransactions() {
  const viewerId = useViewerId();
  const query = useQuery({
    ...recentTransactionsQuery(),
    refetchInterval: pollEvery(DASHBOARD_REFRESH_MS),
  });
  const { data } = query;
  return (
    <Card flush aria-label="Recent Transactions">
      <div className={styles['listHead']}>
        <h2>Recent Transactions</h2>
        <Link to={PATHS.transactions}>See all</Link>
      </div>
      {data === undefined && <QueryFallback query={query} skeleton={SKELETON} />}
      {data?.data.length === 0 && data.unreadableCount === 0 && <NoTransactions />}
      {data?.data.map((transaction) => (
        <ListRow key={transaction.id} {...transactionRow(transaction, viewerId)} />
      ))}
      <UnreadableRows answer={data} onRetry={() => void query.refetch()} />
    </Card>
  );
}
