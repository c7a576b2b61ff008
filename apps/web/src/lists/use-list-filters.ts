import { LIST_PAGE_SIZE } from '@amana/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useViewerId } from '../viewer/use-viewer.ts';
import { readLastFilters, storeLastFilters } from './last-filters.ts';
import { type LastRows, readLastRows, storeLastRows } from './last-rows.ts';
import {
  type ListFilters,
  type ListOptions,
  type ListTab,
  changeListFilters,
  dateRangeProblem,
  hasListFilters,
  readListFilters,
  writeListFilters,
} from './list-filters.ts';

const SEARCH = 'search';

/** What a list shows until its page is read. */
type PlaceholderPage = <Page extends LastRows['page']>(previous: Page | undefined) => Page | undefined;

export interface ListFilterState extends ListOptions {
  readonly filters: ListFilters;
  /** Of the rows that are loaded; not part of the URL. */
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** False if From is after To; the list is not loaded then. */
  readonly areDatesValid: boolean;
  readonly page: { readonly pageNumber: number; readonly pageSize: number };
  /** The options of the list's query. */
  readonly query: { readonly placeholderData: PlaceholderPage; readonly enabled: boolean };
  /** What is shown of the list without filters until it is read; null if nothing is known of it. */
  readonly lastRows: LastRows | null;
  readonly storeRows: (rows: LastRows) => void;
  readonly change: (change: Partial<Omit<ListFilters, 'page'>>) => void;
  /** `replace` keeps the step out of the browser's history; `tab` is the one that is shown. */
  readonly goToPage: (page: number, options?: { replace?: boolean; tab?: ListTab | null }) => void;
}

/** The filters with which the list at this path was last shown, without dates that exclude each other. */
export function useLastListFilters(path: string, options: ListOptions): ListFilters {
  const userId = useViewerId();
  const [filters] = useState(() => readListFilters(readLastFilters(userId, path), options));
  return dateRangeProblem(filters) === null ? filters : { ...filters, from: '', to: '' };
}

/**
 * The filters of a list. They are stored in the URL, so that Back, a reload and a shared link restore them, and in the
 * tab, so that a URL without parameters restores the last ones.
 * @param options the same object at every render
 */
export function useListFilters(options: ListOptions): ListFilterState {
  const userId = useViewerId();
  const address = useLocation();
  const [last] = useState(() => {
    const filters = readLastFilters(userId, address.pathname);
    const search = filters.get(SEARCH) ?? '';
    filters.delete(SEARCH);
    return { filters, search, isRestored: address.search === '' };
  });
  const [params, setParams] = useSearchParams(last.isRestored ? last.filters : undefined);
  const filters = useMemo(() => readListFilters(params, options), [params, options]);
  const [search, setSearch] = useState(() =>
    onlyFilters(filters).toString() === last.filters.toString() ? last.search : '',
  );
  useEffect(() => {
    if (last.isRestored && last.filters.toString() !== '') setParams(last.filters, { replace: true });
    // Only when the list is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const now = onlyFilters(filters);
    if (search !== '') now.set(SEARCH, search);
    storeLastFilters(userId, address.pathname, now);
  }, [userId, address.pathname, filters, search]);
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
  const isWhole = filters.page === 1 && !hasListFilters(filters) && !filters.isOldestFirst;
  const [known] = useState(() => readLastRows(userId, address.pathname));
  const lastRows = isWhole ? known : null;
  const storeRows = useCallback(
    (rows: LastRows) => {
      if (isWhole) storeLastRows(userId, address.pathname, rows);
    },
    [isWhole, userId, address.pathname],
  );
  return {
    ...options,
    filters,
    search,
    setSearch,
    areDatesValid,
    page: { pageNumber: filters.page, pageSize: LIST_PAGE_SIZE },
    query: {
      placeholderData: <Page extends LastRows['page']>(previous: Page | undefined) =>
        // An empty page of other filters does not mean that these match nothing.
        previous !== undefined && previous.data.length > 0
          ? previous
          : // A list stores what its own query returned.
            (lastRows?.page as Page | undefined),
      enabled: areDatesValid,
    },
    lastRows,
    storeRows,
    change,
    goToPage,
  };
}

/** Without tab and page. */
function onlyFilters(filters: ListFilters): URLSearchParams {
  return writeListFilters({ ...filters, tab: null, page: 1 });
}

/** Another date in place of one: each digit of a typed year makes a date, and Back takes all of them back at once. */
function correctsDate(before: ListFilters, change: Partial<ListFilters>): boolean {
  return (['from', 'to'] as const).some((name) => before[name] !== '' && (change[name] ?? '') !== '');
}
