/** Where a record stands in time: its instant, and its number among those of one instant. */
export interface Position {
  readonly atMs: number;
  readonly seq: number;
}

interface Placed extends Position {
  readonly id: string;
}

/** Ids ordered by time. New ones usually come last, so adding is cheap; a page or a count of days needs no scan. */
export class SortedIds {
  readonly #placed: Placed[] = [];

  add(id: string, { atMs, seq }: Position): void {
    const index = this.#indexOf({ atMs, seq });
    this.#placed.splice(index, 0, { id, atMs, seq });
  }

  remove(position: Position): void {
    const index = this.#indexOf(position);
    const found = this.#placed[index];
    if (found?.atMs === position.atMs && found.seq === position.seq) this.#placed.splice(index, 1);
  }

  /** How many fall into [fromMs, untilMs); none where the range ends before it begins. */
  count(fromMs: number, untilMs: number): number {
    return Math.max(0, this.#lowerBound(untilMs) - this.#lowerBound(fromMs));
  }

  /** So many ids of [fromMs, untilMs), skipping the first ones. */
  page(
    range: { fromMs: number; untilMs: number },
    skip: number,
    take: number,
    newestFirst: boolean,
  ): string[] {
    const first = this.#lowerBound(range.fromMs);
    const end = this.#lowerBound(range.untilMs);
    if (!newestFirst) return this.#slice(Math.min(first + skip, end), Math.min(first + skip + take, end));
    const last = Math.max(end - skip, first);
    return this.#slice(Math.max(last - take, first), last).reverse();
  }

  #slice(from: number, to: number): string[] {
    return this.#placed.slice(from, to).map(({ id }) => id);
  }

  #lowerBound(atMs: number): number {
    return this.#indexOf({ atMs, seq: -1 });
  }

  /** The first index whose position is not before the given one. */
  #indexOf({ atMs, seq }: Position): number {
    let low = 0;
    let high = this.#placed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const placed = this.#placed[middle];
      const isBefore =
        placed !== undefined && (placed.atMs < atMs || (placed.atMs === atMs && placed.seq < seq));
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
