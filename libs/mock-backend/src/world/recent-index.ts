import type { Table } from './table.ts';

/** The records of each owner in the order in which they came, for who only ever reads the latest of them. */
export class RecentIndex<Record extends { readonly id: string }> {
  readonly #byOwner = new Map<string, Record[]>();

  /** A record never changes its owner. */
  constructor(table: Table<Record>, ownerOf: (record: Record) => string) {
    table.onChange((after, before) => {
      if (before !== null) return;
      const records = this.#byOwner.get(ownerOf(after));
      if (records === undefined) this.#byOwner.set(ownerOf(after), [after]);
      else records.push(after);
    });
  }

  /** The last one first. */
  latest(owner: string, atMost: number): Record[] {
    return (this.#byOwner.get(owner) ?? []).slice(-atMost).reverse();
  }

  count(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }
}
