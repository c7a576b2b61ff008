import type { Row } from '../store/row-types.ts';
import { SortedList } from '../store/sorted-list.ts';
import type { Table } from '../store/table.ts';

export type Deadline = Row<'deadlines'>;

/** Events to come, soonest first; of two deadlines at the same time, the one scheduled first. */
export class DeadlineQueue {
  readonly #table: Table<Deadline>;
  readonly #nextSeq: () => number;
  readonly #pending = new SortedList<Deadline>((a, b) => a.atMs - b.atMs || a.seq - b.seq);

  /** `nextSeq` gives a number that no other deadline ever had. */
  constructor(table: Table<Deadline>, nextSeq: () => number) {
    this.#table = table;
    this.#nextSeq = nextSeq;
    table.onChange((after, before) => {
      if (before !== null) this.#pending.remove(before);
      if (after !== null) this.#pending.add(after);
    });
  }

  /** Returns the id of the deadline. */
  schedule(deadline: Omit<Deadline, 'id' | 'seq'>): string {
    const seq = this.#nextSeq();
    return this.#table.insert({ ...deadline, id: String(seq), seq }).id;
  }

  /** A deadline that already happened, or was never set, is no error. */
  cancel(id: string): void {
    this.#table.remove(id);
  }

  /** When the next deadline is due, in milliseconds since 1970; null when there is none. */
  nextAtMs(): number | null {
    return this.#pending.items[0]?.atMs ?? null;
  }

  /** Takes out the soonest deadline that is due by then. */
  takeDue(nowMs: number): Deadline | null {
    const [first] = this.#pending.items;
    if (first === undefined || first.atMs > nowMs) return null;
    this.#table.remove(first.id);
    return first;
  }

  list(): readonly Deadline[] {
    return [...this.#pending.items];
  }
}
