import { LIST_PAGE_SIZE } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import styles from './filtered-list.module.css';

/** In place of the rows of a page that is loading. */
export function RowsSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton heights={Array.from({ length: LIST_PAGE_SIZE }, () => 76)} />
    </div>
  );
}
