import { isUnreadable } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { useState } from 'react';
import type { FailingQuery } from '../shared/use-sticky-error.ts';
import type { ListTab } from './list-filters.ts';

export interface ListItem {
  readonly id: string;
}

export interface ItemPage<Item> {
  readonly data: readonly Item[];
  readonly totalInRecord: number;
}

/** The part of a query result that a list shows. */
export interface ListQuery<Item extends ListItem> extends FailingQuery {
  readonly data: ItemPage<Item> | undefined;
  /** True while the rows of the previous page are shown and the page is loading. */
  readonly isPlaceholderData: boolean;
}

/** Sales and purchases, which the server returns together. */
export interface ListTabs<Item extends ListItem> {
  readonly tabOf: (item: Item) => ListTab;
  readonly loadPage: (pageNumber: number) => Promise<ItemPage<Item>>;
}

/** The items of a page that a tab shows; one that cannot be read is on both. */
export function itemsOn<Item extends ListItem>(
  tab: ListTab,
  items: readonly Item[],
  { tabOf }: ListTabs<Item>,
): readonly Item[] {
  return items.filter((item) => isUnreadable(item) || tabOf(item) === tab);
}

/** The number of the next page that has an item for the tab, or null. */
export async function findPageWith<Item extends ListItem>(
  tab: ListTab,
  { from, tabs, isStopped }: { from: number; tabs: ListTabs<Item>; isStopped: () => boolean },
): Promise<number | null> {
  const seen = new Set<string>();
  for (let page = from; ; page += 1) {
    const { data, totalInRecord } = await tabs.loadPage(page);
    if (isStopped()) return null;
    if (itemsOn(tab, data, tabs).length > 0) return page;
    const before = seen.size;
    for (const { id } of data) seen.add(id);
    // Beyond the end some services send the last page again, and some have only one page.
    if (seen.size === before || page * LIST_PAGE_SIZE >= totalInRecord) return null;
  }
}

/**
 * The tab to show: the chosen one, else that of the newest item when the list was opened. It stays the same when newer
 * items arrive, so that nobody's list changes while they read it.
 */
export function useShownTab<Item extends ListItem>(
  chosen: ListTab | null,
  items: readonly Item[] | undefined,
  tabs: ListTabs<Item> | undefined,
): ListTab | null {
  const [opened, setOpened] = useState<ListTab | null>(null);
  if (chosen !== null || tabs === undefined) return chosen;
  if (opened !== null || items === undefined) return opened;
  const newest = items.find((item) => !isUnreadable(item));
  if (newest === undefined) return 'sell';
  const tab = tabs.tabOf(newest);
  setOpened(tab);
  return tab;
}
