import type { Table } from './table.ts';

/** The rows of each owner in the order of insertion, read from the latest on. Rows keep their owner and stay. */
export class RecentIndex<Row extends { readonly id: string }> {
  readonly #byOwner = new Map<string, Row[]>();

  constructor(table: Table<Row>, ownerOf: (row: Row) => string) {
    table.onChange((after, before) => {
      if (after === null || before !== null) return;
      const rows = this.#byOwner.get(ownerOf(after));
      if (rows === undefined) this.#byOwner.set(ownerOf(after), [after]);
      else rows.push(after);
    });
  }

  /** The latest row first. Pages are numbered from 1. */
  page(owner: string, pageNumber: number, pageSize: number): Row[] {
    const rows = this.#byOwner.get(owner) ?? [];
    const end = Math.max(0, rows.length - (pageNumber - 1) * pageSize);
    return rows.slice(Math.max(0, end - pageSize), end).reverse();
  }

  count(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }
}
