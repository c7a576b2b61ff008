import type { Table } from './table.ts';

/** The records of a table that share a key, in the order in which they came; a null key is not indexed. */
export class KeyIndex<Record extends { readonly id: string }> {
  readonly #byKey = new Map<string, Set<Record>>();

  constructor(table: Table<Record>, keyOf: (record: Record) => string | null) {
    table.onChange((after, before) => {
      const newKey = keyOf(after);
      const oldKey = before === null ? null : keyOf(before);
      if (newKey === oldKey) return;
      if (oldKey !== null) this.#byKey.get(oldKey)?.delete(after);
      if (newKey === null) return;
      const records = this.#byKey.get(newKey);
      if (records === undefined) this.#byKey.set(newKey, new Set([after]));
      else records.add(after);
    });
  }

  all(key: string): ReadonlySet<Record> {
    return this.#byKey.get(key) ?? NONE;
  }

  first(key: string): Record | undefined {
    return this.all(key).values().next().value;
  }

  count(key: string): number {
    return this.all(key).size;
  }
}

const NONE: ReadonlySet<never> = new Set<never>();
