import type { InstantRange } from '@amana/domain';
import type { Dated } from './sorted-by-time.ts';
import { SortedByTime } from './sorted-by-time.ts';
import type { Table } from './table.ts';

export interface HistoryQuery {
  readonly ownerId: string;
  /** Only records of these kinds; null for all. */
  readonly kinds: readonly string[] | null;
  readonly range: InstantRange;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly newestFirst: boolean;
}

export interface HistoryPage<Record> {
  readonly records: Record[];
  readonly total: number;
}

/**
 * The records of each owner in order of time, and again per kind (status) where they have one, so that a page and its
 * total cost the same however many records there are.
 */
export class HistoryIndex<Record extends Dated & { readonly id: string }> {
  readonly #lists = new Map<string, SortedByTime<Record>>();

  constructor(
    table: Table<Record>,
    ownersOf: (record: Record) => (string | null)[],
    kindOf: (record: Record) => string | null,
  ) {
    table.onChange((after, before) => {
      const newKeys = keysOf(ownersOf(after), kindOf(after));
      const oldKeys = before === null ? [] : keysOf(ownersOf(before), kindOf(before));
      for (const key of oldKeys) if (!newKeys.includes(key)) this.#list(key).remove(after);
      for (const key of newKeys) if (!oldKeys.includes(key)) this.#list(key).add(after);
    });
  }

  page(query: HistoryQuery): HistoryPage<Record> {
    const { ownerId, kinds, range, pageNumber, pageSize, newestFirst } = query;
    const skip = (pageNumber - 1) * pageSize;
    const lists = (kinds ?? [null]).map((kind) => this.#lists.get(keyOf(ownerId, kind)));
    const present = lists.filter((list) => list !== undefined);
    const total = present.reduce((sum, list) => sum + list.count(range.fromMs, range.untilMs), 0);
    const [only] = present;
    if (only === undefined) return { records: [], total };
    if (present.length === 1) return { records: only.page(range, skip, pageSize, newestFirst), total };
    // Several kinds: the first skip + size of each hold the page that they share.
    const merged = present.flatMap((list) => list.page(range, 0, skip + pageSize, newestFirst));
    merged.sort((a, b) => (newestFirst ? -1 : 1) * (a.createdAtMs - b.createdAtMs || a.seq - b.seq));
    return { records: merged.slice(skip, skip + pageSize), total };
  }

  #list(key: string): SortedByTime<Record> {
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = new SortedByTime();
      this.#lists.set(key, list);
    }
    return list;
  }
}

function keyOf(ownerId: string, kind: string | null): string {
  return kind === null ? ownerId : `${ownerId}/${kind}`;
}

function keysOf(owners: (string | null)[], kind: string | null): string[] {
  const keys: string[] = [];
  for (const owner of owners) {
    if (owner === null || keys.includes(owner)) continue;
    keys.push(owner);
    if (kind !== null) keys.push(keyOf(owner, kind));
  }
  return keys;
}
