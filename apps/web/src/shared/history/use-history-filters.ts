import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryFilters } from './history-filters.ts';
import { changeHistoryFilters, readHistoryFilters, writeHistoryFilters } from './history-filters.ts';

export interface HistoryFilterCommands {
  readonly filters: HistoryFilters;
  readonly change: (change: Partial<Omit<HistoryFilters, 'page'>>) => void;
  /** `replace` where nobody asked for it, so that Back does not lead to it. */
  readonly goToPage: (page: number, options?: { replace: boolean }) => void;
}

/** The filters of a list, kept in the URL so that Back, reload and a shared link keep them. */
export function useHistoryFilters(statuses: readonly string[]): HistoryFilterCommands {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readHistoryFilters(params, statuses), [params, statuses]);
  // The next of two quick changes goes on from the first, which may not be on the screen yet.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = useCallback(
    (wanted: Partial<Omit<HistoryFilters, 'page'>>) => {
      latest.current = changeHistoryFilters(latest.current, wanted);
      setParams(writeHistoryFilters(latest.current));
    },
    [setParams],
  );
  const goToPage = useCallback(
    (page: number, options?: { replace: boolean }) => {
      latest.current = { ...latest.current, page };
      setParams(writeHistoryFilters(latest.current), options);
    },
    [setParams],
  );
  return { filters, change, goToPage };
}
