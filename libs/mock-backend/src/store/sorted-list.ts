/** Keeps items in ascending order. `compare` must return 0 for the same item only. */
export class SortedList<Item> {
  readonly #compare: (a: Item, b: Item) => number;
  readonly #items: Item[] = [];

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  add(item: Item): void {
    this.#items.splice(this.#indexOf(item), 0, item);
  }

  remove(item: Item): void {
    const index = this.#indexOf(item);
    const found = this.#items[index];
    if (found !== undefined && this.#compare(found, item) === 0) this.#items.splice(index, 1);
  }

  countWhile(isBefore: (item: Item) => boolean): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const item = this.#items[middle];
      if (item !== undefined && isBefore(item)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #indexOf(item: Item): number {
    const last = this.#items.at(-1);
    // Most items are added at the end.
    if (last === undefined || this.#compare(last, item) < 0) return this.#items.length;
    return this.countWhile((other) => this.#compare(other, item) < 0);
  }
}
