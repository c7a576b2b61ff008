import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from './list-filters.ts';
import { changeListFilters, dateRangeProblem, readListFilters, writeListFilters } from './list-filters.ts';

export interface ListFilterState {
  readonly filters: ListFilters;
  /** The statuses to choose from; empty if the list has no status filter. */
  readonly statuses: readonly string[];
  /** False if From is after To; the list is not loaded then. */
  readonly areDatesValid: boolean;
  readonly change: (change: Partial<Omit<ListFilters, 'page'>>) => void;
  /** `replace` keeps the step out of the browser's history. */
  readonly goToPage: (page: number, options?: { replace: boolean }) => void;
}

/** The filters of a list. They are stored in the URL, so that Back, a reload and a shared link restore them. */
export function useListFilters(statuses: readonly string[]): ListFilterState {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readListFilters(params, statuses), [params, statuses]);
  // A second quick change has to build on the first, which may not be rendered yet.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = useCallback(
    (changes: Partial<Omit<ListFilters, 'page'>>) => {
      latest.current = changeListFilters(latest.current, changes);
      // At once, so that a field shows what was just entered.
      setParams(writeListFilters(latest.current), { flushSync: true });
    },
    [setParams],
  );
  const goToPage = useCallback(
    (page: number, options?: { replace: boolean }) => {
      latest.current = { ...latest.current, page };
      setParams(writeListFilters(latest.current), options);
    },
    [setParams],
  );
  return { filters, statuses, areDatesValid: dateRangeProblem(filters) === null, change, goToPage };
}
