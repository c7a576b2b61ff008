import { useCallback, useMemo } from 'react';
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
  const change = useCallback(
    (wanted: Partial<Omit<HistoryFilters, 'page'>>) => {
      setParams(writeHistoryFilters(changeHistoryFilters(filters, wanted)));
    },
    [filters, setParams],
  );
  const goToPage = useCallback(
    (page: number, options?: { replace: boolean }) => {
      setParams(writeHistoryFilters({ ...filters, page }), options);
    },
    [filters, setParams],
  );
  return { filters, change, goToPage };
}
