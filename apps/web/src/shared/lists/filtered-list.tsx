import { LIST_PAGE_SIZE } from '@amana/domain';
import { Card, ErrorState, Pagination, Skeleton, State, Tabs, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styles from './filtered-list.module.css';
import type { ListTab } from './list-filters.ts';
import { dateRangeProblem, hasListFilters } from './list-filters.ts';
import type { ListFilterCommands } from './use-list-filters.ts';

/** As much of a query as a list shows. */
export interface ListQuery<Item> {
  readonly data: { readonly data: Item[]; readonly totalInRecord: number } | undefined;
  readonly isError: boolean;
  /** The page shown is the one before, while the next is on its way. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface FilteredListProps<Item> {
  query: ListQuery<Item>;
  commands: ListFilterCommands;
  /** 'Sell Orders' and 'Buy Orders'; without tabs the list is one. */
  tabs?: { readonly label: string; readonly noun: string; readonly tabOf: (item: Item) => ListTab };
  /** The empty state, for a list that has nothing at all. */
  empty: ReactNode;
  /** When the filters leave nothing. */
  noMatch: string;
  row: (item: Item) => ReactNode;
}

const ROW_BONES = Array.from({ length: LIST_PAGE_SIZE }, () => 56);

/** One page of a history: the tabs split what the server returned (decision D7). */
export function FilteredList<Item>({ query, commands, tabs, empty, noMatch, row }: FilteredListProps<Item>) {
  const { filters, change, goToPage } = commands;
  const page = query.data;
  const pages = Math.ceil((page?.totalInRecord ?? 0) / LIST_PAGE_SIZE);
  useLastPageAtMost(page !== undefined && !query.isPlaceholderData ? Math.max(pages, 1) : null, commands);
  // The field says what is wrong with the dates; nothing was asked for them.
  if (dateRangeProblem(filters) !== null) return <NoMatch title={noMatch} />;
  const tabRow = tabs !== undefined && (
    <Tabs
      label={tabs.label}
      tabs={[
        { key: 'sell', label: `Sell ${tabs.noun}` },
        { key: 'buy', label: `Buy ${tabs.noun}` },
      ]}
      selected={filters.tab}
      onSelect={(tab) => change({ tab })}
    />
  );
  if (page === undefined) {
    return (
      <>
        {tabRow}
        <Card flush>
          {query.isError ? (
            <ErrorState onRetry={() => void query.refetch()} />
          ) : (
            <div className={styles['bones']}>
              <Skeleton heights={ROW_BONES} />
            </div>
          )}
        </Card>
      </>
    );
  }
  if (page.totalInRecord === 0) {
    return hasListFilters(filters) ? <NoMatch title={noMatch} /> : <Card>{empty}</Card>;
  }
  const shown = tabs === undefined ? page.data : page.data.filter((item) => tabs.tabOf(item) === filters.tab);
  return (
    <>
      {tabRow}
      <Card
        flush
        className={classNames(styles['rows'], query.isPlaceholderData && styles['stale'])}
        aria-busy={query.isPlaceholderData}
      >
        {shown.length === 0 && (
          <State title={`No ${filters.tab} ${tabs?.noun.toLowerCase() ?? 'rows'} on this page`} icon="list" />
        )}
        {shown.map((item) => row(item))}
      </Card>
      <Pagination page={filters.page} pages={pages} onPage={goToPage} />
    </>
  );
}

function NoMatch({ title }: { title: string }) {
  return (
    <Card>
      <State title={title} icon="list" />
    </Card>
  );
}

/** The list may have become shorter than the page of an old link: then its last page stands there. */
function useLastPageAtMost(pages: number | null, { filters, goToPage }: ListFilterCommands): void {
  const isPastEnd = pages !== null && filters.page > pages;
  useEffect(() => {
    if (isPastEnd) goToPage(pages, { replace: true });
  }, [isPastEnd, pages, goToPage]);
}
