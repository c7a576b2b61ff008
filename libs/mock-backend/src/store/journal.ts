import { KINDS } from './row-types.ts';
import type { Tables } from './tables.ts';

/** One change of a row as plain data; `after` is null for a deleted row. */
export interface ChangedRow {
  readonly kind: string;
  readonly id: string;
  readonly after: unknown;
}

/** Collects changes of all tables, so that the cost of storing depends on the changes only. */
export class Journal {
  #changes: ChangedRow[] = [];
  #isOn = false;
  /** Entity tags of answers by call; emptied by every change of a row. */
  readonly currentTags = new Map<string, string>();

  constructor(tables: Tables) {
    for (const kind of KINDS)
      tables[kind].follow((after: { id: string } | null, before: { id: string } | null) => {
        this.currentTags.clear();
        if (!this.#isOn) return;
        const id = (after ?? before)?.id ?? '';
        this.#changes.push({ kind, id, after: after && { ...after } });
      });
  }

  turnOn(): void {
    this.#isOn = true;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Returns the changes in chronological order and clears the journal. */
  take(): readonly ChangedRow[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
}
