/** Where a record stands in time: its instant, and its number among those of one instant. Neither ever changes. */
export interface Dated {
  readonly createdAtMs: number;
  readonly seq: number;
}

/** A change moves the records of one block only; counting goes by whole blocks. Around the root of 100,000. */
const MOST_IN_BLOCK = 512;

/** Records ordered by time, in blocks: changing the oldest costs what changing the newest does, and a page needs no scan. */
export class SortedByTime<Record extends Dated> {
  /** None is empty. */
  readonly #blocks: Record[][] = [];

  /** Most come last: there a block becomes full before the next one begins. */
  add(record: Record): void {
    const last = this.#blocks.at(-1);
    const newest = last?.at(-1);
    if (last === undefined || newest === undefined) this.#blocks.push([record]);
    else if (!isBefore(newest, record)) this.#insert(record);
    else if (last.length < MOST_IN_BLOCK) last.push(record);
    else this.#blocks.push([record]);
  }

  /** Before another one; a block that is too full is halved. */
  #insert(record: Record): void {
    const number = Math.max(0, this.#blockOf(record));
    const block = this.#blocks[number] ?? [];
    block.splice(indexIn(block, record), 0, record);
    if (block.length > MOST_IN_BLOCK) this.#blocks.splice(number + 1, 0, block.splice(MOST_IN_BLOCK >> 1));
  }

  remove(position: Dated): void {
    const number = this.#blockOf(position);
    const block = this.#blocks[number];
    if (block === undefined) return;
    const index = indexIn(block, position);
    const found = block[index];
    if (found?.createdAtMs !== position.createdAtMs || found.seq !== position.seq) return;
    block.splice(index, 1);
    if (block.length === 0) this.#blocks.splice(number, 1);
  }

  /** How many fall into [fromMs, untilMs); none where the range ends before it begins. */
  count(fromMs: number, untilMs: number): number {
    return Math.max(0, this.#countBefore(untilMs) - this.#countBefore(fromMs));
  }

  /** So many records of [fromMs, untilMs), skipping the first ones. */
  page(
    range: { fromMs: number; untilMs: number },
    skip: number,
    take: number,
    newestFirst: boolean,
  ): Record[] {
    const first = this.#countBefore(range.fromMs);
    const end = this.#countBefore(range.untilMs);
    if (!newestFirst) return this.#slice(Math.min(first + skip, end), Math.min(first + skip + take, end));
    const last = Math.max(end - skip, first);
    return this.#slice(Math.max(last - take, first), last).reverse();
  }

  #slice(from: number, to: number): Record[] {
    const records: Record[] = [];
    let start = 0;
    for (const block of this.#blocks) {
      if (start >= to) break;
      for (const record of block.slice(Math.max(from - start, 0), to - start)) records.push(record);
      start += block.length;
    }
    return records;
  }

  #countBefore(atMs: number): number {
    const position = { createdAtMs: atMs, seq: -1 };
    const number = this.#blockOf(position);
    let count = 0;
    for (let before = 0; before < number; before += 1) count += this.#blocks[before]?.length ?? 0;
    const block = this.#blocks[number];
    return block === undefined ? count : count + indexIn(block, position);
  }

  /** The block in which a position stands or would stand: the last that does not begin after it; -1 before all. */
  #blockOf(position: Dated): number {
    return (
      lowerBound(this.#blocks.length, (number) => {
        const first = this.#blocks[number]?.[0];
        return first !== undefined && !isBefore(position, first);
      }) - 1
    );
  }
}

function isBefore(a: Dated, b: Dated): boolean {
  return a.createdAtMs < b.createdAtMs || (a.createdAtMs === b.createdAtMs && a.seq < b.seq);
}

/** The first index whose position is not before the given one. */
function indexIn(block: readonly Dated[], position: Dated): number {
  return lowerBound(block.length, (index) => {
    const record = block[index];
    return record !== undefined && isBefore(record, position);
  });
}

/** How many of the first ones hold, where all that hold come first. */
function lowerBound(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
