import { isUnreadable } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { Card, Skeleton } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailureState } from '../shared/failure-state.tsx';
import { useStickyError } from '../shared/use-sticky-error.ts';
import styles from './list-beside.module.css';
import { rowHeights } from './row-heights.ts';
import type { ListItem, ListQuery } from './tab-rows.ts';
import { UnreadableRow } from './unreadable-row.tsx';

export interface ListBesideProps<Item extends ListItem> {
  /** Of the list's own page. */
  title: string;
  /** The path of the list's own page. */
  to: string;
  query: ListQuery<Item>;
  row: (item: Item) => ReactNode;
}

/** The first rows of a list, beside the page of one of its items. */
export function ListBeside<Item extends ListItem>({ title, to, query, row }: ListBesideProps<Item>) {
  const items = query.data?.data;
  const { error, retry } = useStickyError(query);
  return (
    <nav className={styles['list']} aria-label={title}>
      <p className={styles['title']}>
        <Link to={to}>{title}</Link>
      </p>
      {items === undefined && error === null && <Skeleton heights={rowHeights(LIST_PAGE_SIZE)} />}
      {items === undefined && error !== null && <FailureState error={error} onRetry={retry} />}
      {items !== undefined && items.length > 0 && (
        <Card flush>
          {items.map((item, index) => (isUnreadable(item) ? <UnreadableRow key={index} /> : row(item)))}
        </Card>
      )}
    </nav>
  );
}
