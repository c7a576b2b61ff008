import type { Table } from './table.ts';

/** The rows of a table that share a key, in the order in which they got it; rows without a key are left out. */
export class KeyIndex<Row extends { readonly id: string }> {
  readonly #byKey = new Map<string, Set<Row>>();

  constructor(table: Table<Row>, keyOf: (row: Row) => string | null) {
    table.onChange((after, before) => {
      const row = after ?? before;
      const newKey = after === null ? null : keyOf(after);
      const oldKey = before === null ? null : keyOf(before);
      if (row === null || newKey === oldKey) return;
      if (oldKey !== null) this.#byKey.get(oldKey)?.delete(row);
      if (newKey === null) return;
      const rows = this.#byKey.get(newKey);
      if (rows === undefined) this.#byKey.set(newKey, new Set([row]));
      else rows.add(row);
    });
  }

  all(key: string): ReadonlySet<Row> {
    return this.#byKey.get(key) ?? NONE;
  }

  first(key: string): Row | undefined {
    return this.all(key).values().next().value;
  }

  count(key: string): number {
    return this.all(key).size;
  }
}

const NONE: ReadonlySet<never> = new Set<never>();
