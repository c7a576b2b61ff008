import { LIST_PAGE_SIZE } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { Suspense, lazy } from 'react';
import { type ListRowsProps, ListRow } from './list-row.tsx';
import styles from './list-row.module.css';
import { useWideWindow } from '../shared/hooks/window-width.ts';

/** In px, minus the gap of a skeleton. */
const ROW_HEIGHT = 59;
const TABLE_HEAD_HEIGHT = 28;
const TABLE_ROW_HEIGHT = 29;

// A separate chunk, because it contains antd. If loading fails, the rows of phones are shown.
const RowTable = lazy(async () => ({
  default: await import('./wide/row-table.tsx')
    .then(({ loadRowTable }) => loadRowTable())
    .catch(() => RowList),
}));

export function ListRows(props: ListRowsProps) {
  if (!useWideWindow()) return <RowList {...props} />;
  return (
    <Suspense fallback={<RowsSkeleton count={props.rows.length} />}>
      <RowTable {...props} />
    </Suspense>
  );
}

function RowList({ rows }: ListRowsProps) {
  return rows.map((row) => <ListRow key={row.id} {...row} />);
}

export function RowsSkeleton({ count = LIST_PAGE_SIZE }: { count?: number }) {
  const isTable = useWideWindow();
  const tableHeights = [TABLE_HEAD_HEIGHT, ...Array<number>(count).fill(TABLE_ROW_HEIGHT)];
  return (
    <div className={styles[isTable ? 'tableSkeleton' : 'skeleton']}>
      <Skeleton heights={isTable ? tableHeights : rowHeights(count)} />
    </div>
  );
}

export function rowHeights(count: number): number[] {
  return Array<number>(count).fill(ROW_HEIGHT);
}
