import type { RowCollection } from './row-collection.ts';

export class KeyIndex<Row extends { readonly id: string }> {
  readonly #rows: RowCollection<Row>;
  readonly #byKey = new Map<string, Set<string>>();

  constructor(rows: RowCollection<Row>, keyOf: (row: Row) => string | null) {
    this.#rows = rows;
    rows.follow((after, before) => {
      const id = (after ?? before)?.id;
      const newKey = after === null ? null : keyOf(after);
      const oldKey = before === null ? null : keyOf(before);
      if (id === undefined || newKey === oldKey) return;
      if (oldKey !== null) this.#byKey.get(oldKey)?.delete(id);
      if (newKey === null) return;
      const ids = this.#byKey.get(newKey);
      if (ids === undefined) this.#byKey.set(newKey, new Set([id]));
      else ids.add(id);
    });
  }

  all(key: string): Row[] {
    return [...this.#ids(key)].flatMap((id) => this.#rows.get(id) ?? []);
  }

  first(key: string): Row | undefined {
    const [id] = this.#ids(key);
    return id === undefined ? undefined : this.#rows.get(id);
  }

  count(key: string): number {
    return this.#ids(key).size;
  }

  #ids(key: string): ReadonlySet<string> {
    return this.#byKey.get(key) ?? NONE;
  }
}

const NONE: ReadonlySet<never> = new Set<never>();
