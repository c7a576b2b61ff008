import type { RowCollection } from '../store/row-collection.ts';
import type { Row } from '../store/row-types.ts';

export type WorldEvent = Row<'events'>;

export type RecordedCall = NonNullable<WorldEvent['call']>;

export class EventLog {
  readonly #rows: RowCollection<WorldEvent>;
  #lastSeq = 0;

  constructor(rows: RowCollection<WorldEvent>) {
    this.#rows = rows;
    rows.follow((event) => this.skipTo(event?.seq ?? 0));
  }

  async record(event: Omit<WorldEvent, 'id' | 'seq'>): Promise<void> {
    const seq = this.#lastSeq + 1;
    await this.#rows.create({ ...event, id: String(seq), seq });
  }

  /** Includes events that were undone. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Keeps the number of an undone event from being used again. */
  skipTo(seq: number): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq);
  }

  after(seq: number): WorldEvent[] {
    const events: WorldEvent[] = [];
    for (let next = seq + 1; next <= this.#lastSeq; next += 1) {
      const event = this.#rows.get(String(next));
      if (event !== undefined) events.push(event);
    }
    return events;
  }
}
