import type { Watch } from './watch.ts';
import { UNWATCHED } from './watch.ts';

/** Something that will happen by itself. Plain data, so that a snapshot can carry it. */
export interface Deadline {
  readonly id: number;
  readonly atMs: number;
  readonly type: string;
  readonly orderId: string | null;
  /** For people: what will happen. */
  readonly text: string;
  /** What the type's own code needs to know. */
  readonly subject: string;
}

export type NewDeadline = Omit<Deadline, 'id'>;

/** What is still to come, soonest first; of two at one instant, the one set first. A binary heap. */
export class Deadlines {
  readonly #watch: Watch<Deadline>;
  #heap: Deadline[] = [];
  /** Those that are still to come; the heap also holds what was cancelled, until it comes up. */
  readonly #live = new Map<number, Deadline>();
  #nextId = 1;

  constructor(watch: Watch<Deadline> = UNWATCHED) {
    this.#watch = watch;
  }

  get nextId(): number {
    return this.#nextId;
  }

  schedule(deadline: NewDeadline): number {
    const id = this.#nextId;
    this.#nextId += 1;
    const placed = { ...deadline, id };
    this.#live.set(id, placed);
    this.#push(placed);
    this.#watch(String(id), placed, null);
    return id;
  }

  /** A deadline that already happened, or was never set, is no error. */
  cancel(id: number): void {
    const deadline = this.#live.get(id);
    if (deadline !== undefined) this.#forget(deadline);
  }

  /** When the next one is due, in milliseconds since 1970; null when nothing is to come. */
  nextAtMs(): number | null {
    this.#dropCancelled();
    return this.#heap[0]?.atMs ?? null;
  }

  /** Takes out the soonest one that is due by then. */
  takeDue(nowMs: number): Deadline | null {
    this.#dropCancelled();
    const first = this.#heap[0];
    if (first === undefined || first.atMs > nowMs) return null;
    this.#pop();
    this.#forget(first);
    return first;
  }

  list(): Deadline[] {
    return [...this.#live.values()].sort(bySoonest);
  }

  snapshot(): { nextId: number; deadlines: Deadline[] } {
    return { nextId: this.#nextId, deadlines: this.list() };
  }

  restore({ nextId, deadlines }: { nextId: number; deadlines: readonly Deadline[] }): void {
    // A sorted array is a heap.
    this.#heap = [...deadlines].sort(bySoonest);
    this.#live.clear();
    for (const deadline of deadlines) this.#live.set(deadline.id, deadline);
    this.#nextId = nextId;
  }

  #forget(deadline: Deadline): void {
    this.#live.delete(deadline.id);
    this.#watch(String(deadline.id), null, deadline);
  }

  #dropCancelled(): void {
    for (let first = this.#heap[0]; first !== undefined; first = this.#heap[0]) {
      if (this.#live.has(first.id)) return;
      this.#pop();
    }
  }

  #push(deadline: Deadline): void {
    const heap = this.#heap;
    heap.push(deadline);
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#swapIfSooner(child, parent)) return;
      child = parent;
    }
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined) return;
    if (heap.length > 0) heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      const sooner = this.#isSooner(right, left) ? right : left;
      if (!this.#swapIfSooner(sooner, parent)) return;
      parent = sooner;
    }
  }

  #isSooner(one: number, other: number): boolean {
    const a = this.#heap[one];
    const b = this.#heap[other];
    return a !== undefined && b !== undefined && bySoonest(a, b) < 0;
  }

  #swapIfSooner(one: number, other: number): boolean {
    if (!this.#isSooner(one, other)) return false;
    const a = this.#heap[one];
    const b = this.#heap[other];
    if (a === undefined || b === undefined) return false;
    this.#heap[one] = b;
    this.#heap[other] = a;
    return true;
  }
}

function bySoonest(a: Deadline, b: Deadline): number {
  return a.atMs - b.atMs || a.id - b.id;
}
