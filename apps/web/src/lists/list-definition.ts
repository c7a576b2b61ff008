import { tabOf } from '@amana/domain';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RouteContext, startQueries } from '../shared/route-context.ts';
import {
  type ListFilters,
  type ListOptions,
  type ListTab,
  dateRangeProblem,
  readListFilters,
} from './list-filters.ts';
import type { ListRowProps, ListedRow } from './list-row.tsx';

export interface ListItem {
  readonly id: string;
}

export interface ItemPage<Item extends ListItem> {
  readonly data: readonly Item[];
  /** Rows that cannot be read, which every tab shows. */
  readonly unreadableCount: number;
  readonly totalInRecord: number;
}

/** What a list can be filtered by, and its query. */
export interface ListSource<Item extends ListItem> extends ListOptions {
  readonly queryOptions: (
    filters: ListFilters,
  ) => Pick<UseQueryOptions<ItemPage<Item>>, 'queryKey' | 'queryFn'>;
}

/** Everything in which the lists of orders, transactions and disputes differ. */
export interface ListDefinition<Item extends ListItem> extends ListSource<Item> {
  /** The heading of the list's page, and of the list next to the page of an item. */
  readonly title: string;
  readonly subtitle?: string;
  readonly path: string;
  /** 'Orders', for the tabs 'Sell Orders' and 'Buy Orders' and the table. */
  readonly label: string;
  /** Whether sales and purchases, which the server returns together, are separated. */
  readonly hasTabs: boolean;
  /** The interval in ms at which the list's page is read again; null for a list that is not. */
  readonly refreshMs: number | null;
  readonly rowOf: (item: Item, viewerId: string) => ListRowProps;
  /** Shown when the list has no items without any filter. */
  readonly empty: ReactNode;
  /** Shown when no item matches the filters. */
  readonly noMatch: string;
}

/** Sends the query of a list for the filters in the address when its page is entered. */
export function startList<Item extends ListItem>(context: RouteContext, source: ListSource<Item>) {
  return startQueries(context, ({ search }) => {
    const filters = readListFilters(search, source);
    return dateRangeProblem(filters) === null ? [source.queryOptions(filters)] : [];
  });
}

export function rowsOf<Item extends ListItem>(
  rowOf: ListDefinition<Item>['rowOf'],
  items: readonly Item[],
  viewerId: string,
): ListedRow[] {
  return items.map((item) => ({ key: item.id, ...rowOf(item, viewerId) }));
}

/** The rows of a page that a tab shows. */
export function rowsOn(tab: ListTab, rows: readonly ListedRow[]): readonly ListedRow[] {
  return rows.filter(({ party }) => tabOf(party) === tab);
}
