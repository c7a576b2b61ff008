import { isUnreadable } from '@amana/api';
import { useDeferredValue } from 'react';
import { hasListFilters } from './list-filters.ts';
import { matchesSearch } from './search-rows.ts';
import { type ItemPage, type ListItem, type ListTabs, itemsOn, useShownTab } from './tab-rows.ts';
import type { ListFilterState } from './use-list-filters.ts';

export interface FoundItemsInput<Item extends ListItem> {
  query: { readonly data: ItemPage<Item> | undefined; readonly isPlaceholderData: boolean };
  filters: ListFilterState;
  tabs?: ListTabs<Item>;
  textsOf: (item: Item) => readonly string[];
}

/** The items of the page that match the search, and those of them that the tab shows; undefined before they are read. */
export function useFoundItems<Item extends ListItem>(input: FoundItemsInput<Item>) {
  const { query, filters: state, tabs, textsOf } = input;
  const page = query.data;
  // A typed letter is shown before the rows that it finds.
  const search = useDeferredValue(state.search).trim();
  const isLastRows = query.isPlaceholderData && page === state.lastRows?.page;
  const tab = useShownTab(state.filters.tab, page?.data, tabs, !isLastRows);
  const found = page?.data.filter(
    (item) => search === '' || (!isUnreadable(item) && matchesSearch(textsOf(item), search)),
  );
  const shown = found === undefined || tabs === undefined || tab === null ? found : itemsOn(tab, found, tabs);
  const isBeingRead = shown === undefined || query.isPlaceholderData || !state.areDatesValid;
  const isNarrowed = search !== '' || hasListFilters(state.filters) || shown?.length === 0;
  return {
    search,
    isLastRows,
    tab,
    found,
    shown,
    /** What a screen reader says of them; empty for a list without filters. */
    foundText:
      isBeingRead || !isNarrowed ? '' : `${shown.length} on this page${search === '' ? '' : ' match'}`,
  };
}
