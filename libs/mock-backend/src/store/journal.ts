import type { Watch } from '../simulation/watch.ts';
import type { Table } from './table.ts';

/** One change of one record, in plain data that nobody changes any more; null where there was or is no record. */
export interface ChangedRow {
  /** A table, or another list of the world; `world` is the one record of what is no list. */
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Follows a world, so that keeping what a call changed costs what it changed and not what there is. */
export class Journal {
  #rows: ChangedRow[] = [];
  #isOn = false;

  turnOn(): void {
    this.#isOn = true;
  }

  /** `plain` makes the copy that is kept. */
  watch<Value extends object>(
    kind: string,
    plain: (value: Value) => object = (value) => ({ ...value }),
  ): Watch<Value> {
    const copy = (value: Value | null) => (value === null ? null : plain(value));
    return (id, after, before) => {
      if (this.#isOn) this.#rows.push({ kind, id, before: copy(before), after: copy(after) });
    };
  }

  follow<Record extends { readonly id: string }>(kind: string, table: Table<Record>): void {
    const watch = this.watch<Record>(kind);
    table.onChange((after, before) => watch(after.id, after, before));
  }

  /** In the order in which it happened; the journal begins again. */
  take(): readonly ChangedRow[] {
    const rows = this.#rows;
    if (rows.length > 0) this.#rows = [];
    return rows;
  }
}
