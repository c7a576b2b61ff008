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
import type { ListRowProps } from './list-row.tsx';

interface ItemPage<Item> {
  readonly data: readonly Item[];
  readonly unreadableCount: number;
  readonly totalInRecord: number;
}

export interface ListSource<Item> extends ListOptions {
  readonly queryOptions: (
    filters: ListFilters,
  ) => Pick<UseQueryOptions<ItemPage<Item>>, 'queryKey' | 'queryFn'>;
}

export interface ListDefinition<Item> extends ListSource<Item> {
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

export function startList<Item>(context: RouteContext, source: ListSource<Item>) {
  return startQueries(context, ({ search }) => {
    const filters = readListFilters(search, source);
    return dateRangeProblem(filters) === null ? [source.queryOptions(filters)] : [];
  });
}

export function rowsOn(tab: ListTab, rows: readonly ListRowProps[]): readonly ListRowProps[] {
  return rows.filter(({ party }) => tabOf(party) === tab);
}
