import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from './list-filters.ts';
import { changeListFilters, readListFilters, writeListFilters } from './list-filters.ts';

export interface ListFilterCommands {
  readonly filters: ListFilters;
  readonly change: (change: Partial<Omit<ListFilters, 'page'>>) => void;
  /** `replace` where nobody asked for it, so that Back does not lead to it. */
  readonly goToPage: (page: number, options?: { replace: boolean }) => void;
}

/** The filters of a list, kept in the URL so that Back, reload and a shared link keep them. */
export function useListFilters(statuses: readonly string[]): ListFilterCommands {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readListFilters(params, statuses), [params, statuses]);
  // The next of two quick changes goes on from the first, which may not be on the screen yet.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = useCallback(
    (wanted: Partial<Omit<ListFilters, 'page'>>) => {
      latest.current = changeListFilters(latest.current, wanted);
      setParams(writeListFilters(latest.current));
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
  return { filters, change, goToPage };
}
