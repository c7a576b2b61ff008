import { isUnreadable } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { Card, Pagination, State, Tabs, classNames, moveFocus } from '@amana/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { FailureState } from '../shared/failure-state.tsx';
import { useStickyError } from '../shared/use-sticky-error.ts';
import { useIsNavigatingAway } from '../shared/use-is-navigating-away.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { EmptyTab } from './empty-tab.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './filtered-list.module.css';
import { LIST_TABS, type ListTab, hasListFilters } from './list-filters.ts';
import type { ListRowProps } from './list-row.tsx';
import { ListRows } from './list-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { type ListItem, type ListQuery, type ListTabs, itemsOn, useShownTab } from './tab-rows.ts';
import { useLastPageAtMost } from './use-last-page.ts';
import type { ListFilterState } from './use-list-filters.ts';

export interface FilteredListProps<Item extends ListItem> {
  query: ListQuery<Item>;
  filters: ListFilterState;
  tabs?: ListTabs<Item>;
  /** 'Orders', of the tabs 'Sell Orders' and 'Buy Orders' and of the table. */
  label: string;
  /** Shown when the list has no items without any filter. */
  empty: ReactNode;
  /** Shown when no item matches the filters. */
  noMatch: string;
  rowOf: (item: Item) => ListRowProps;
}

/** Filters, tabs and one page of a list; the server returns sales and purchases together, the tabs separate them. */
export function FilteredList<Item extends ListItem>(props: FilteredListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const { query, filters, tabs } = props;
  const items = query.data?.data;
  const tab = useShownTab(filters.filters.tab, items, tabs);
  const shown = items === undefined || tabs === undefined || tab === null ? items : itemsOn(tab, items, tabs);
  const isBeingRead = shown === undefined || query.isPlaceholderData || !filters.areDatesValid;
  const isNarrowed = hasListFilters(filters.filters) || shown?.length === 0;
  // A row may leave the list, and the buttons of its pages give way to a failure.
  const lostFocus = useLostFocus(() => moveFocus(selectedTab(list.current) ?? list.current?.closest('main')));
  return (
    <div ref={list} className={styles['list']} {...lostFocus}>
      <FilterBar {...filters} />
      {/* Always there, because a screen reader says only what changes in a region that it knows. */}
      <p className="visually-hidden" role="status">
        {!isBeingRead && isNarrowed && `${shown.length} on this page`}
      </p>
      <ListPage {...props} tab={tab} shown={shown} list={list} />
    </div>
  );
}

interface ListPageProps<Item extends ListItem> extends FilteredListProps<Item> {
  tab: ListTab | null;
  /** The items of the page that the tab shows; undefined before they are read. */
  shown: readonly Item[] | undefined;
  list: RefObject<HTMLElement | null>;
}

function ListPage<Item extends ListItem>({
  list,
  query,
  filters: state,
  tabs,
  empty,
  label,
  noMatch,
  rowOf,
  tab,
  shown,
}: ListPageProps<Item>) {
  const { filters, change, goToPage } = state;
  const isNavigatingAway = useIsNavigatingAway();
  const { error, retry } = useStickyError(query);
  const page = query.data;
  const pages = Math.ceil((page?.totalInRecord ?? 0) / LIST_PAGE_SIZE);
  useLastPageAtMost(page !== undefined && !query.isPlaceholderData ? Math.max(pages, 1) : null, state);
  // Such dates are not sent; the From field shows what is wrong.
  if (!state.areDatesValid) return <NoMatch title={noMatch} />;
  const tabRow = tabs !== undefined && (
    <Tabs
      label={label}
      tabs={LIST_TABS.map((key) => ({
        key,
        label: `${key === 'sell' ? 'Sell' : 'Buy'} ${label}`,
        count: page && countText(itemsOn(key, page.data, tabs).length),
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
    return hasListFilters(filters) ? <NoMatch title={noMatch} /> : <Card>{empty}</Card>;
  }
  const turnTo = (to: number) => goToPage(to, { tab });
  const showFound = (to: number) => {
    if (isNavigatingAway()) return;
    // The pressed button disappears with the page.
    if (list.current?.querySelector('[data-rows]')?.contains(document.activeElement) === true)
      selectedTab(list.current)?.focus();
    turnTo(to);
  };
  const isEmpty = shown.length === 0 && !query.isPlaceholderData;
  return (
    <>
      {tabRow}
      <Card
        flush
        className={classNames(styles['rows'], query.isPlaceholderData && styles['stale'])}
        aria-busy={query.isPlaceholderData}
        data-rows
      >
        {shown.length === 0 && query.isPlaceholderData && <RowsSkeleton />}
        {isEmpty && tabs !== undefined && tab !== null && (
          <EmptyTab
            key={JSON.stringify([tab, filters])}
            label={label}
            tab={tab}
            tabs={tabs}
            page={filters.page}
            pages={pages}
            onFound={showFound}
          />
        )}
        {shown.length > 0 && (
          <ListRows
            label={label}
            rows={shown.map((item, index) =>
              isUnreadable(item) ? { key: index, row: null } : { key: item.id, row: rowOf(item) },
            )}
            order={
              state.isSortable
                ? {
                    isOldestFirst: filters.isOldestFirst,
                    onTurn: () => change({ isOldestFirst: !filters.isOldestFirst }),
                  }
                : null
            }
          />
        )}
      </Card>
      <Pagination page={filters.page} pages={pages} onPage={turnTo} />
    </>
  );
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
