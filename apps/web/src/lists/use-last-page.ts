import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import type { ListFilterState } from './use-list-filters.ts';

/**
 * Replaces a page number beyond the end, for instance from an old link, by the last page; not under way to another page.
 * Where that is beyond the end too, the service says no total, and the first page follows.
 */
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
