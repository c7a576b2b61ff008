import type { RowCollection } from '../store/row-collection.ts';
import type { Row } from '../store/row-types.ts';
import { SortedList } from '../store/sorted-list.ts';

export type Deadline = Row<'deadlines'>;
type Pending = Pick<Deadline, 'id' | 'atMs' | 'seq'>;

/** Events to come, soonest first; of two deadlines at the same time, the one scheduled first. */
export class DeadlineQueue {
  readonly #rows: RowCollection<Deadline>;
  readonly #nextSeq: () => number;
  readonly #pending = new SortedList<Pending>((a, b) => a.atMs - b.atMs || a.seq - b.seq);

  /** `nextSeq` gives a number that no other deadline ever had. */
  constructor(rows: RowCollection<Deadline>, nextSeq: () => number) {
    this.#rows = rows;
    this.#nextSeq = nextSeq;
    rows.follow((after, before) => {
      if (before !== null) this.#pending.remove(before);
      if (after !== null) this.#pending.add({ id: after.id, atMs: after.atMs, seq: after.seq });
    });
  }

  /** Returns the id of the deadline. */
  async schedule(deadline: Omit<Deadline, 'id' | 'seq'>): Promise<string> {
    const seq = this.#nextSeq();
    const { id } = await this.#rows.create({ ...deadline, id: String(seq), seq });
    return id;
  }

  /** Ignores a deadline that already happened or was never set. */
  cancel(id: string): void {
    this.#rows.remove(id);
  }

  /** When the next deadline is due, in milliseconds since 1970; null when there is none. */
  nextAtMs(): number | null {
    return this.#pending.items[0]?.atMs ?? null;
  }

  /** Takes out the soonest deadline that is due by then. */
  takeDue(nowMs: number): Deadline | null {
    const [first] = this.#pending.items;
    if (first === undefined || first.atMs > nowMs) return null;
    const due = this.#rows.get(first.id) ?? null;
    this.#rows.remove(first.id);
    return due;
  }

  list(): readonly Deadline[] {
    return this.#pending.items.flatMap(({ id }) => this.#rows.get(id) ?? []);
  }
}
