import type { WorldChange } from '../persistence/commits.ts';
import type { StoredRow } from '../persistence/snapshot.ts';

export class RowStore {
  readonly changes: WorldChange[] = [];
  readonly #rows = new Map<string, string>();

  readonly write = (change: WorldChange): void => {
    this.changes.push(change);
    if (change.isWhole) this.#rows.clear();
    for (const { kind, id, after } of change.rows) {
      const key = JSON.stringify([kind, id]);
      if (after === null) this.#rows.delete(key);
      else this.#rows.set(key, JSON.stringify({ kind, id, value: after }));
    }
  };

  get rows(): StoredRow[] {
    return [...this.#rows.values()].map((row) => JSON.parse(row) as StoredRow);
  }
}
