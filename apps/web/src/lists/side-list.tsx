import { LIST_PAGE_SIZE, TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { FailureState } from '../shared/states/failure-state.tsx';
import { pollEvery } from '../shared/queries/poll-every.ts';
import { useStickyError } from '../shared/hooks/use-sticky-error.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { type ListDefinition, type ListItem, rowsOf } from './list-definition.ts';
import { UNFILTERED } from './list-filters.ts';
import { ListRow } from './list-row.tsx';
import { rowHeights } from './list-rows.tsx';
import styles from './side-list.module.css';
import { UnreadableRows } from './unreadable-rows.tsx';

export function SideList<Item extends ListItem>({ list }: { list: ListDefinition<Item> }) {
  const { title, path } = list;
  const { id } = useParams();
  const viewerId = useViewerId();
  const query = useQuery({
    ...list.queryOptions(UNFILTERED),
    // Refreshed as often as the page next to it, so that both agree.
    refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS),
  });
  const { error, retry } = useStickyError(query);
  const rows = query.data && rowsOf(list.rowOf, query.data.data, viewerId);
  const unreadableCount = query.data?.unreadableCount ?? 0;
  return (
    <nav className={styles['list']} aria-label={title}>
      <p className={styles['title']}>
        <Link to={path}>{title}</Link>
      </p>
      {rows === undefined && error === null && <Skeleton heights={rowHeights(LIST_PAGE_SIZE)} />}
      {rows === undefined && error !== null && <FailureState error={error} onRetry={retry} />}
      {rows !== undefined && rows.length + unreadableCount > 0 && (
        <Card flush>
          {rows.map(({ key, ...row }) => (
            <ListRow key={key} {...row} isCurrent={key === id} />
          ))}
          <UnreadableRows count={unreadableCount} />
        </Card>
      )}
    </nav>
  );
}
