import type { RowCollection } from '../store/row-collection.ts';
import type { Row } from '../store/row-types.ts';
import { SortedList } from '../store/sorted-list.ts';

export type Deadline = Row<'deadlines'>;
type Pending = Pick<Deadline, 'id' | 'atMs' | 'seq'>;

/** Future events, soonest first; ties are in scheduling order. */
export class DeadlineQueue {
  readonly #rows: RowCollection<Deadline>;
  readonly #nextSeq: () => number;
  readonly #pending = new SortedList<Pending>((a, b) => a.atMs - b.atMs || a.seq - b.seq);

  /** Ids of due events that failed. They are not tried again in this world, because a failed one may be half done. */
  readonly #setAside = new Set<string>();

  /** `nextSeq` must never return the same number twice. */
  constructor(rows: RowCollection<Deadline>, nextSeq: () => number) {
    this.#rows = rows;
    this.#nextSeq = nextSeq;
    rows.follow((after, before) => {
      if (before !== null) this.#pending.remove(before);
      if (after !== null) this.#pending.add({ id: after.id, atMs: after.atMs, seq: after.seq });
    });
  }

  async schedule(deadline: Omit<Deadline, 'id' | 'seq'>): Promise<string> {
    const seq = this.#nextSeq();
    const { id } = await this.#rows.create({ ...deadline, id: String(seq), seq });
    return id;
  }

  /** Ignores a deadline that is past or unknown. */
  cancel(id: string): void {
    this.#rows.remove(id);
  }

  nextAtMs(): number | null {
    return this.#next()?.atMs ?? null;
  }

  /** Puts back a deadline that was taken; it waits until the world is restored. */
  async setAside(failed: Deadline): Promise<void> {
    this.#setAside.add(failed.id);
    await this.#rows.create(failed);
  }

  takeDue(nowMs: number): Deadline | null {
    const first = this.#next();
    if (first === undefined || first.atMs > nowMs) return null;
    const due = this.#rows.get(first.id) ?? null;
    this.#rows.remove(first.id);
    return due;
  }

  #next(): Pending | undefined {
    return this.#pending.items.find(({ id }) => !this.#setAside.has(id));
  }

  list(): readonly Deadline[] {
    return this.#pending.items.flatMap(({ id }) => this.#rows.get(id) ?? []);
  }
}
