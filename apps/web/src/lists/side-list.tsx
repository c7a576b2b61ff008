import { LIST_PAGE_SIZE, TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { pollEvery } from '../shared/queries/poll-every.ts';
import { QueryFallback } from '../viewer/query-fallback.tsx';
import { useViewerId } from '../viewer/use-viewer.ts';
import type { ListDefinition } from './list-definition.ts';
import { readListFilters } from './list-filters.ts';
import { ListRow } from './list-row.tsx';
import { rowHeights } from './list-rows.tsx';
import styles from './list-page.module.css';
import { UnreadableRows } from './unreadable-rows.tsx';

const SKELETON = <Skeleton heights={rowHeights(LIST_PAGE_SIZE)} />;

/** Unfiltered. Refreshed as often as the page next to it, so that both agree. */
export function SideList<Item>({ list }: { list: ListDefinition<Item> }) {
  const { id } = useParams();
  const viewerId = useViewerId();
  const query = useQuery({
    ...list.queryOptions(readListFilters(new URLSearchParams(), list)),
    refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS),
  });
  const { data } = query;
  return (
    <nav className={styles['sideList']} aria-label={list.title}>
      <p className={styles['title']}>
        <Link to={list.path}>{list.title}</Link>
      </p>
      {data === undefined && <QueryFallback query={query} skeleton={SKELETON} />}
      {data !== undefined && data.data.length + data.unreadableCount > 0 && (
        <Card flush>
          {data.data.map((item) => {
            const row = list.rowOf(item, viewerId);
            return <ListRow key={row.id} {...row} isCurrent={row.id === id} />;
          })}
          <UnreadableRows answer={data} onRetry={() => void query.refetch()} />
        </Card>
      )}
    </nav>
  );
}
