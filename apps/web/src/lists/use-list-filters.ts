import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import {
  type ListFilters,
  type ListOptions,
  type ListTab,
  changeListFilters,
  dateRangeProblem,
  readListFilters,
  writeListFilters,
} from './list-filters.ts';

export interface ListFilterState {
  readonly filters: ListFilters;
  /** False if From is after To; the list is not loaded then. */
  readonly areDatesValid: boolean;
  readonly change: (change: Partial<Omit<ListFilters, 'page'>>) => void;
  /** `replace` adds no entry to the browser's history; `tab` is the shown tab. */
  readonly goToPage: (page: number, options?: { replace?: boolean; tab?: ListTab | null }) => void;
}

/**
 * The filters are stored in the URL, so that Back, a reload and a shared link restore them.
 * @param options the same object at every render
 */
export function useListFilters(options: ListOptions): ListFilterState {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readListFilters(params, options), [params, options]);
  // A second quick change builds on the first, which may not be rendered yet.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = useCallback(
    (changes: Partial<Omit<ListFilters, 'page'>>) => {
      const replace = isDateEdit(latest.current, changes);
      latest.current = changeListFilters(latest.current, changes);
      // Synchronous, so that a field shows what was just entered.
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
  return { filters, areDatesValid: dateRangeProblem(filters) === null, change, goToPage };
}

/** Without a total from the service, the last page may be past the end too; then the first page follows. */
export function useLastPageAtMost(pages: number | null, { filters, goToPage }: ListFilterState): void {
  const isPastEnd = pages !== null && filters.page > pages;
  const wasPastEnd = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    if (pages === null || state !== 'idle') return;
    if (isPastEnd) goToPage(wasPastEnd.current ? 1 : pages, { replace: true });
    wasPastEnd.current = isPastEnd;
  }, [isPastEnd, pages, goToPage, state]);
}

/** Each digit of a typed year makes a date, so Back undoes all of them at once. */
function isDateEdit(before: ListFilters, change: Partial<ListFilters>): boolean {
  return (['from', 'to'] as const).some((name) => before[name] !== '' && (change[name] ?? '') !== '');
}
