import { LIST_PAGE_SIZE } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import styles from './filtered-list.module.css';
import { rowHeights } from './row-heights.ts';

/** In place of the rows of a page that is loading. */
export function RowsSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton heights={rowHeights(LIST_PAGE_SIZE)} />
    </div>
  );
}
