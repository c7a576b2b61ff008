import { LIST_PAGE_SIZE, tabOf } from '@amana/domain';
import { Card, Pagination, State, Tabs, classNames, moveFocus } from '@amana/ui';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { FailureState } from '../shared/states/failure-state.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { PATHS } from '../shared/paths.ts';
import { pollEvery } from '../shared/queries/poll-every.ts';
import { useIsNavigatingAway } from '../shared/hooks/use-is-navigating-away.ts';
import { useLostFocus } from '../shared/hooks/use-lost-focus.ts';
import { useStickyError } from '../shared/hooks/use-sticky-error.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { EmptyTab } from './empty-tab.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type ItemPage, type ListDefinition, type ListItem, rowsOf, rowsOn } from './list-definition.ts';
import { type ListFilters, type ListTab, LIST_TABS, hasListFilters } from './list-filters.ts';
import styles from './list-page.module.css';
import type { ListedRow } from './list-row.tsx';
import { ListRows, RowsSkeleton } from './list-rows.tsx';
import { UnreadableRows } from './unreadable-rows.tsx';
import { type ListFilterState, useLastPageAtMost, useListFilters } from './use-list-filters.ts';

export interface ListPageProps<Item extends ListItem> {
  list: ListDefinition<Item>;
  footer?: (filters: ListFilters) => ReactNode;
}

export function ListPage<Item extends ListItem>({ list, footer }: ListPageProps<Item>) {
  const { title, subtitle, hasTabs, refreshMs } = list;
  const viewerId = useViewerId();
  const state = useListFilters(list);
  const { filters, areDatesValid } = state;
  const query = useQuery({
    ...list.queryOptions(filters),
    enabled: areDatesValid,
    refetchInterval: refreshMs === null ? false : pollEvery(refreshMs),
    // An empty page of other filters does not show that these match nothing.
    placeholderData: (previous) =>
      previous?.data.length === 0 && previous.unreadableCount === 0 ? undefined : previous,
  });
  const rows = query.data && rowsOf(list.rowOf, query.data.data, viewerId);
  const tab = useShownTab(filters.tab, rows, hasTabs);
  const shown = rows === undefined || tab === null ? rows : rowsOn(tab, rows);
  const isBeingRead = shown === undefined || query.isPlaceholderData || !areDatesValid;
  const count = (shown?.length ?? 0) + (query.data?.unreadableCount ?? 0);
  const isNarrowed = hasListFilters(filters) || count === 0;
  const element = useRef<HTMLDivElement>(null);
  // A row may leave the list, and a failure may replace the page buttons.
  const lostFocus = useLostFocus(() =>
    moveFocus(selectedTab(element.current) ?? element.current?.closest('main')),
  );
  return (
    <>
      <PageHead title={title} {...(subtitle === undefined ? {} : { subtitle })} back={PATHS.overview} />
      <div ref={element} className={styles['list']} {...lostFocus}>
        <FilterBar {...state} statuses={list.statuses} />
        {/* Always rendered, because screen readers announce only changes of an existing region. */}
        <p className="visually-hidden" role="status">
          {!isBeingRead && isNarrowed && `${count} on this page`}
        </p>
        {areDatesValid ? (
          <PageOfRows
            list={list}
            query={query}
            state={state}
            rows={rows}
            tab={tab}
            shown={shown}
            count={count}
            element={element}
          />
        ) : (
          // Invalid dates are not sent; the From field shows the error.
          <NoMatch title={list.noMatch} />
        )}
      </div>
      {(query.data?.totalInRecord ?? 0) > 0 && footer?.(filters)}
    </>
  );
}

interface PageOfRowsProps<Item extends ListItem> {
  list: ListDefinition<Item>;
  query: UseQueryResult<ItemPage<Item>, unknown>;
  state: ListFilterState;
  rows: readonly ListedRow[] | undefined;
  tab: ListTab | null;
  shown: readonly ListedRow[] | undefined;
  count: number;
  element: RefObject<HTMLElement | null>;
}

function PageOfRows<Item extends ListItem>(props: PageOfRowsProps<Item>) {
  const { list, query, state, rows, tab, shown, count, element } = props;
  const { filters, change, goToPage } = state;
  const viewerId = useViewerId();
  const queryClient = useQueryClient();
  const isNavigatingAway = useIsNavigatingAway();
  const { error, retry } = useStickyError(query);
  const { data: page, isPlaceholderData } = query;
  const pages = Math.ceil((page?.totalInRecord ?? 0) / LIST_PAGE_SIZE);
  useLastPageAtMost(page !== undefined && !isPlaceholderData ? Math.max(pages, 1) : null, state);
  const tabRow = list.hasTabs && (
    <Tabs
      label={list.label}
      tabs={LIST_TABS.map((key) => ({
        key,
        label: `${key === 'sell' ? 'Sell' : 'Buy'} ${list.label}`,
        count: rows && countText(rowsOn(key, rows).length + (page?.unreadableCount ?? 0)),
      }))}
      selected={tab}
      onSelect={(selected) => change({ tab: selected })}
    />
  );
  if (page === undefined || shown === undefined) {
    return (
      <>
        {tabRow}
        <Card flush>
          {error === null ? <RowsSkeleton /> : <FailureState error={error} onRetry={retry} />}
        </Card>
      </>
    );
  }
  if (page.totalInRecord === 0) {
    return hasListFilters(filters) ? <NoMatch title={list.noMatch} /> : <Card>{list.empty}</Card>;
  }
  const turnTo = (to: number) => goToPage(to, { tab });
  const showFound = (to: number) => {
    if (isNavigatingAway()) return;
    if (element.current?.querySelector('[data-rows]')?.contains(document.activeElement) === true)
      selectedTab(element.current)?.focus();
    turnTo(to);
  };
  return (
    <>
      {tabRow}
      <Card
        flush
        className={classNames(styles['rows'], isPlaceholderData && styles['stale'])}
        aria-busy={isPlaceholderData}
        data-rows
      >
        {count === 0 && isPlaceholderData && <RowsSkeleton />}
        {count === 0 && !isPlaceholderData && tab !== null && (
          <EmptyTab
            key={JSON.stringify([tab, filters])}
            label={list.label}
            tab={tab}
            page={filters.page}
            pages={pages}
            loadPage={async (number) => {
              const next = await queryClient.query(list.queryOptions({ ...filters, page: number }));
              return {
                rows: rowsOf(list.rowOf, next.data, viewerId),
                unreadableCount: next.unreadableCount,
                total: next.totalInRecord,
              };
            }}
            onFound={showFound}
          />
        )}
        {shown.length > 0 && (
          <ListRows
            label={list.label}
            rows={shown}
            order={
              list.isSortable
                ? {
                    isOldestFirst: filters.isOldestFirst,
                    onTurn: () => change({ isOldestFirst: !filters.isOldestFirst }),
                  }
                : null
            }
          />
        )}
        <UnreadableRows count={page.unreadableCount} />
      </Card>
      <Pagination page={filters.page} pages={pages} onPage={turnTo} />
    </>
  );
}

/** Newer items do not change the tab while a person reads the list. Null for a list without tabs. */
function useShownTab(chosen: ListTab | null, rows: readonly ListedRow[] | undefined, hasTabs: boolean) {
  const [opened, setOpened] = useState<ListTab | null>(null);
  if (!hasTabs) return null;
  if (chosen !== null || opened !== null || rows === undefined) return chosen ?? opened;
  const [newest] = rows;
  if (newest === undefined) return 'sell';
  const tab = tabOf(newest.party);
  setOpened(tab);
  return tab;
}

const selectedTab = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

const countText = (number: number) => ({ number, text: `${number} on this page` });

function NoMatch({ title }: { title: string }) {
  return (
    <Card>
      <State title={title} icon="list" />
    </Card>
  );
}
