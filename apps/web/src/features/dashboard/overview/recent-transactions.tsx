import { useGetTransactionHistory } from '@amana/api';
import { DASHBOARD_REFRESH_MS, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import list from '../../../lists/list-row.module.css';
import { ListRow } from '../../../lists/list-row.tsx';
import { rowHeights } from '../../../lists/list-rows.tsx';
import { transactionRow } from '../../../lists/transaction-row.tsx';
import { UnreadableRows } from '../../../server-state/unreadable-rows.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../server-state/poll-every.ts';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from './overview.module.css';

const SKELETON = (
  <div className={list['skeleton']}>
    <Skeleton heights={rowHeights(RECENT_TRANSACTIONS_PAGE_SIZE)} />
  </div>
);

export function RecentTransactions() {
  const viewerId = useViewerId();
  const query = useGetTransactionHistory(
    { pageNumber: 1, pageSize: RECENT_TRANSACTIONS_PAGE_SIZE },
    { query: { refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) } },
  );
  const { data } = query;
  return (
    <Card flush aria-label="Recent Transactions">
      <div className={styles['listHead']}>
        <h2>Recent Transactions</h2>
        <Link to={PATHS.transactions}>See all</Link>
      </div>
      {data === undefined && <QueryFallback query={query} skeleton={SKELETON} />}
      {data?.data.length === 0 && data.unreadableCount === 0 && (
        <p className={styles['listHead']}>
          No Transactions Yet <Link to={PATHS.createOrder}>Start a Transaction</Link>
        </p>
      )}
      {data?.data.map((transaction) => (
        <ListRow key={transaction.id} {...transactionRow(transaction, viewerId)} />
      ))}
      <UnreadableRows answer={data} onRetry={() => void query.refetch()} />
    </Card>
  );
}
