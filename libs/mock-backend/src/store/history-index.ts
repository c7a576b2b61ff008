import type { InstantRange } from '@amana/domain';
import type { RowCollection } from './row-collection.ts';
import { SortedList } from './sorted-list.ts';

/** The fields of a row that must never change. */
interface Dated {
  readonly id: string;
  readonly createdAtMs: number;
  /** Breaks ties between rows of one instant. */
  readonly seq: number;
}

export interface HistoryQuery {
  readonly ownerId: string;
  readonly kinds?: readonly string[] | null;
  readonly range?: InstantRange;
  readonly pageNumber?: number;
  readonly pageSize: number;
  readonly newestFirst?: boolean;
}

export interface HistoryPage<Row> {
  readonly records: Row[];
  readonly total: number;
}

const ALL_TIMES: InstantRange = { fromMs: -Infinity, untilMs: Infinity };

/** Row ids of each owner by time and kind. The cost of a page does not grow with the number of rows. */
export class HistoryIndex<Row extends Dated> {
  readonly #rows: RowCollection<Row>;
  readonly #lists = new Map<string, SortedList<Dated>>();

  constructor(
    rows: RowCollection<Row>,
    ownersOf: (row: Row) => (string | null)[],
    kindOf: (row: Row) => string | null = () => null,
  ) {
    this.#rows = rows;
    const keysOf = (row: Row | null) => {
      const keys = new Set<string>();
      if (row === null) return keys;
      const kind = kindOf(row);
      for (const owner of ownersOf(row)) {
        if (owner === null) continue;
        keys.add(owner);
        if (kind !== null) keys.add(keyOf(owner, kind));
      }
      return keys;
    };
    rows.follow((after, before) => {
      const row = after ?? before;
      if (row === null) return;
      const { id, createdAtMs, seq } = row;
      const [newKeys, oldKeys] = [keysOf(after), keysOf(before)];
      for (const key of oldKeys) if (!newKeys.has(key)) this.#list(key).remove({ id, createdAtMs, seq });
      for (const key of newKeys) if (!oldKeys.has(key)) this.#list(key).add({ id, createdAtMs, seq });
    });
  }

  page({
    ownerId,
    kinds = null,
    range = ALL_TIMES,
    pageNumber = 1,
    pageSize,
    newestFirst = true,
  }: HistoryQuery): HistoryPage<Row> {
    const [skip, end] = [(pageNumber - 1) * pageSize, pageNumber * pageSize];
    const lists = (kinds ?? [null]).map((kind) => this.#list(keyOf(ownerId, kind)));
    const isOne = lists.length === 1;
    const offset = isOne ? skip : 0;
    let total = 0;
    const found = lists.flatMap((list) => {
      const from = list.countWhile(({ createdAtMs }) => createdAtMs < range.fromMs);
      const until = Math.max(
        from,
        list.countWhile(({ createdAtMs }) => createdAtMs < range.untilMs),
      );
      total += until - from;
      return newestFirst
        ? list.items.slice(Math.max(from, until - end), Math.max(from, until - offset)).reverse()
        : list.items.slice(Math.min(until, from + offset), Math.min(until, from + end));
    });
    if (isOne) return { records: this.#rowsOf(found), total };
    found.sort((a, b) => (newestFirst ? byTime(b, a) : byTime(a, b)));
    return { records: this.#rowsOf(found.slice(skip, end)), total };
  }

  #rowsOf(found: readonly Dated[]): Row[] {
    return found.flatMap(({ id }) => this.#rows.get(id) ?? []);
  }

  #list(key: string): SortedList<Dated> {
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = new SortedList<Dated>(byTime);
      this.#lists.set(key, list);
    }
    return list;
  }
}

function byTime(a: Dated, b: Dated): number {
  return a.createdAtMs - b.createdAtMs || a.seq - b.seq;
}

function keyOf(ownerId: string, kind: string | null): string {
  return kind === null ? ownerId : `${ownerId}/${kind}`;
}
