import { KINDS } from './row-types.ts';
import type { Tables } from './tables.ts';

/** One change of one row as plain data; null where there was or is no row. */
export interface ChangedRow {
  /** A table, or `world` for the one row of what is in no table. */
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Collects the changes of all tables, so that storing a change costs what changed and not what there is. */
export class Journal {
  #changes: ChangedRow[] = [];
  #isOn = false;

  constructor(tables: Tables) {
    for (const kind of KINDS)
      tables[kind].follow((after: { id: string } | null, before: { id: string } | null) => {
        if (!this.#isOn) return;
        const id = (after ?? before)?.id ?? '';
        this.#changes.push({ kind, id, before: before && { ...before }, after: after && { ...after } });
      });
  }

  turnOn(): void {
    this.#isOn = true;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** In the order in which they happened; the journal starts again. */
  take(): readonly ChangedRow[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
}
