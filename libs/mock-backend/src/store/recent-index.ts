import type { Table } from './table.ts';

/** The records of each owner in the order in which they came, for who reads them from the latest on. */
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

  /** The last one first. Pages are numbered from 1. */
  page(owner: string, pageNumber: number, pageSize: number): Record[] {
    const records = this.#byOwner.get(owner) ?? [];
    const end = Math.max(0, records.length - (pageNumber - 1) * pageSize);
    return records.slice(Math.max(0, end - pageSize), end).reverse();
  }

  count(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }
}
