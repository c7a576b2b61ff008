import { LIST_PAGE_SIZE } from '@amana/domain';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ListFilters,
  type ListOptions,
  type ListTab,
  changeListFilters,
  dateRangeProblem,
  readListFilters,
  writeListFilters,
} from './list-filters.ts';

export interface ListFilterState extends ListOptions {
  readonly filters: ListFilters;
  /** False if From is after To; the list is not loaded then. */
  readonly areDatesValid: boolean;
  readonly page: { readonly pageNumber: number; readonly pageSize: number };
  /** The options of the list's query. */
  readonly query: {
    readonly placeholderData: <Page extends { readonly data: readonly object[] }>(
      previous: Page | undefined,
    ) => Page | undefined;
    readonly enabled: boolean;
  };
  readonly change: (change: Partial<Omit<ListFilters, 'page'>>) => void;
  /** `replace` keeps the step out of the browser's history; `tab` is the one that is shown. */
  readonly goToPage: (page: number, options?: { replace?: boolean; tab?: ListTab | null }) => void;
}

/**
 * The filters of a list. They are stored in the URL, so that Back, a reload and a shared link restore them.
 * @param options the same object at every render
 */
export function useListFilters(options: ListOptions): ListFilterState {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readListFilters(params, options), [params, options]);
  // A second quick change has to build on the first, which may not be rendered yet.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = useCallback(
    (changes: Partial<Omit<ListFilters, 'page'>>) => {
      const replace = correctsDate(latest.current, changes);
      latest.current = changeListFilters(latest.current, changes);
      // At once, so that a field shows what was just entered.
      setParams(writeListFilters(latest.current), { flushSync: true, replace });
    },
    [setParams],
  );
  const goToPage = useCallback(
    (page: number, { replace = false, tab = null }: { replace?: boolean; tab?: ListTab | null } = {}) => {
      latest.current = { ...latest.current, page, tab: latest.current.tab ?? tab };
      setParams(writeListFilters(latest.current), { replace });
    },
    [setParams],
  );
  const areDatesValid = dateRangeProblem(filters) === null;
  return {
    ...options,
    filters,
    areDatesValid,
    page: { pageNumber: filters.page, pageSize: LIST_PAGE_SIZE },
    query: {
      // An empty page of other filters does not mean that these match nothing.
      placeholderData: (previous) => (previous?.data.length === 0 ? undefined : previous),
      enabled: areDatesValid,
    },
    change,
    goToPage,
  };
}

/** Another date in place of one: each digit of a typed year makes a date, and Back takes all of them back at once. */
function correctsDate(before: ListFilters, change: Partial<ListFilters>): boolean {
  return (['from', 'to'] as const).some((name) => before[name] !== '' && (change[name] ?? '') !== '');
}
