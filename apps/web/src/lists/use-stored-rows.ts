import { useEffect } from 'react';
import type { ListItem, ListQuery } from './tab-rows.ts';
import type { ListFilterState } from './use-list-filters.ts';

/** Stores what is shown for the next visit. */
export function useStoredRows<Item extends ListItem>(
  { data, isPlaceholderData, dataUpdatedAt }: ListQuery<Item>,
  { storeRows }: ListFilterState,
): void {
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) storeRows({ page: data, readAt: dataUpdatedAt });
  }, [data, isPlaceholderData, dataUpdatedAt, storeRows]);
}
