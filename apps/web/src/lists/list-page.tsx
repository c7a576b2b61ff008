import { LIST_PAGE_SIZE, tabOf } from '@amana/domain';
import { Card, Pagination, State, Tabs, classNames, moveFocus } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { FailureState } from '../server-state/failure-state.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { PATHS } from '../shared/paths.ts';
import { pollEvery } from '../server-state/poll-every.ts';
import { useLostFocus } from '../shared/hooks/use-lost-focus.ts';
import { UnreadableRows } from '../server-state/unreadable-rows.tsx';
import { useStickyError } from '../server-state/use-sticky-error.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { FilterBar } from './filter-bar.tsx';
import { type ListDefinition, rowsOn } from './list-definition.ts';
import {
  type ListFilters,
  type ListTab,
  LIST_TABS,
  dateRangeProblem,
  hasListFilters,
  useLastPageAtMost,
  useListFilters,
} from './list-filters.ts';
import styles from './list-page.module.css';
import type { ListRowProps } from './list-row.tsx';
import { ListRows, RowsSkeleton } from './list-rows.tsx';

export interface ListPageProps<Item> {
  list: ListDefinition<Item>;
  /** Shown below the title. */
  notice?: ReactNode;
  footer?: (filters: ListFilters) => ReactNode;
}

export function ListPage<Item>({ list, notice, footer }: ListPageProps<Item>) {
  const { title, subtitle, label, hasTabs, refreshMs } = list;
  const viewerId = useViewerId();
  const { filters, change, goToPage } = useListFilters(list);
  const areDatesValid = dateRangeProblem(filters) === null;
  const query = useQuery({
    ...list.queryOptions(filters),
    enabled: areDatesValid,
    refetchInterval: pollEvery(refreshMs),
    // An empty page of other filters does not show that these match nothing.
    placeholderData: (previous) => (previous?.data.length === 0 ? undefined : previous),
  });
  const { data: page, isPlaceholderData } = query;
  const { error, retry } = useStickyError(query);
  const rows = page?.data.map((item) => list.rowOf(item, viewerId));
  const tab = useShownTab(filters.tab, rows, hasTabs);
  const shown = rows === undefined || tab === null ? rows : rowsOn(tab, rows);
  const unreadableCount = page?.unreadableCount ?? 0;
  const count = (shown?.length ?? 0) + unreadableCount;
  const pages = Math.ceil((page?.totalInRecord ?? 0) / LIST_PAGE_SIZE);
  const isBeingRead = page === undefined || isPlaceholderData;
  useLastPageAtMost(isBeingRead ? null : Math.max(pages, 1), filters);
  const isEmpty = page?.totalInRecord === 0;
  // Invalid dates are not sent; the From field shows the error.
  const isUnmatched = !areDatesValid || (isEmpty && hasListFilters(filters));
  const element = useRef<HTMLDivElement>(null);
  const selectedTab = () => element.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  // A row may leave the list, and a failure may replace the page buttons.
  const lostFocus = useLostFocus(() => moveFocus(selectedTab() ?? element.current?.closest('main')));
  return (
    <>
      <PageHead title={title} {...(subtitle === undefined ? {} : { subtitle })} back={PATHS.overview} />
      {notice}
      <div ref={element} className={styles['list']} {...lostFocus}>
        {(!isEmpty || isUnmatched) && (
          <FilterBar filters={filters} change={change} statuses={list.statuses} />
        )}
        {/* Always rendered, because screen readers announce only changes of an existing region. */}
        <p className="visually-hidden" role="status">
          {areDatesValid &&
            !isBeingRead &&
            (hasListFilters(filters) || count === 0) &&
            `${count} on this page`}
        </p>
        {isUnmatched || isEmpty ? (
          <Card>{isUnmatched ? <State title={list.noMatch} icon="list" /> : list.empty}</Card>
        ) : (
          <>
            {hasTabs && (
              <Tabs
                label={label}
                tabs={LIST_TABS.map((key) => ({
                  key,
                  label: `${key === 'sell' ? 'Sell' : 'Buy'} ${label}`,
                  // The server counts both tabs together.
                  count: rows && pages === 1 ? rowsOn(key, rows).length + unreadableCount : undefined,
                }))}
                selected={tab}
                onSelect={(selected) => change({ tab: selected })}
              />
            )}
            <Card
              flush
              data-rows
              className={classNames(styles['rows'], isPlaceholderData && styles['stale'])}
              aria-busy={isPlaceholderData}
            >
              {page === undefined && error !== null && <FailureState error={error} onRetry={retry} />}
              {count === 0 && isBeingRead && (page !== undefined || error === null) && <RowsSkeleton />}
              {count === 0 && !isBeingRead && tab !== null && (
                <State title={`No ${tab} ${label.toLowerCase()} on this page`} icon="list" />
              )}
              {shown !== undefined && shown.length > 0 && (
                <ListRows
                  label={label}
                  rows={shown}
                  isOldestFirst={filters.isOldestFirst}
                  onSortChange={
                    list.isSortable ? () => change({ isOldestFirst: !filters.isOldestFirst }) : undefined
                  }
                />
              )}
              <UnreadableRows answer={page} onRetry={retry} />
            </Card>
            <Pagination page={filters.page} pages={pages} onPage={(to) => goToPage(to, tab)} />
          </>
        )}
      </div>
      {(page?.totalInRecord ?? 0) > 0 && footer?.(filters)}
    </>
  );
}

/** Newer items do not change the tab while a person reads the list. Null for a list without tabs. */
function useShownTab(chosen: ListTab | null, rows: readonly ListRowProps[] | undefined, hasTabs: boolean) {
  const [opened, setOpened] = useState<ListTab | null>(null);
  if (!hasTabs) return null;
  if (chosen !== null || opened !== null || rows === undefined) return chosen ?? opened;
  const [newest] = rows;
  if (newest === undefined) return 'sell';
  const tab = tabOf(newest.party);
  setOpened(tab);
  return tab;
}
