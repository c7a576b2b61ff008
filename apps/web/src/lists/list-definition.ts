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
  readonly unreadableCount: number;
  readonly totalInRecord: number;
}

export interface ListSource<Item extends ListItem> extends ListOptions {
  readonly queryOptions: (
    filters: ListFilters,
  ) => Pick<UseQueryOptions<ItemPage<Item>>, 'queryKey' | 'queryFn'>;
}

export interface ListDefinition<Item extends ListItem> extends ListSource<Item> {
  readonly title: string;
  readonly subtitle?: string;
  readonly path: string;
  /** For example 'Orders', for the tabs 'Sell Orders' and 'Buy Orders' and the table. */
  readonly label: string;
  readonly hasTabs: boolean;
  /** Refresh interval of the list's page; null for none. */
  readonly refreshMs: number | null;
  readonly rowOf: (item: Item, viewerId: string) => ListRowProps;
  readonly empty: ReactNode;
  readonly noMatch: string;
}

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

export function rowsOn(tab: ListTab, rows: readonly ListedRow[]): readonly ListedRow[] {
  return rows.filter(({ party }) => tabOf(party) === tab);
}
