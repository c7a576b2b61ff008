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
  #heap: Deadline[] = [];
  #cancelled = new Set<number>();
  #nextId = 1;

  schedule(deadline: NewDeadline): number {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#push({ ...deadline, id });
    return id;
  }

  /** A deadline that already happened, or was never set, is no error. */
  cancel(id: number): void {
    this.#cancelled.add(id);
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
    return first !== undefined && first.atMs <= nowMs ? this.#pop() : null;
  }

  list(): Deadline[] {
    return this.#heap.filter(({ id }) => !this.#cancelled.has(id)).sort(bySoonest);
  }

  snapshot(): { nextId: number; deadlines: Deadline[] } {
    return { nextId: this.#nextId, deadlines: this.list() };
  }

  restore({ nextId, deadlines }: { nextId: number; deadlines: readonly Deadline[] }): void {
    // A sorted array is a heap.
    this.#heap = [...deadlines].sort(bySoonest);
    this.#cancelled.clear();
    this.#nextId = nextId;
  }

  #dropCancelled(): void {
    for (let first = this.#heap[0]; first !== undefined; first = this.#heap[0]) {
      if (!this.#cancelled.delete(first.id)) return;
      this.#pop();
    }
    this.#cancelled.clear();
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

  #pop(): Deadline | null {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return null;
    if (heap.length > 0) heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      const sooner = this.#isSooner(right, left) ? right : left;
      if (!this.#swapIfSooner(sooner, parent)) return first;
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
