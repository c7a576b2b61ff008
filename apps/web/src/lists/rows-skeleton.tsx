import { LIST_PAGE_SIZE } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useWideWindow } from './use-wide-window.ts';
import styles from './filtered-list.module.css';
import { rowHeights, tableHeights } from './row-heights.ts';

/** In place of the rows of a page that is loading, in a list or a table. */
export function RowsSkeleton({ count = LIST_PAGE_SIZE }: { count?: number }) {
  const isTable = useWideWindow();
  return (
    <div className={styles[isTable ? 'tableSkeleton' : 'skeleton']}>
      <Skeleton heights={isTable ? tableHeights(count) : rowHeights(count)} />
    </div>
  );
}
