import type { Kobo } from '@amana/domain';
import type { RowCollection } from '../store/row-collection.ts';
import type { Row } from '../store/row-types.ts';
import type { Clock } from './clock.ts';

type WorldEvent = Row<'events'>;

/** What happened in the world, in order. */
export class EventLog {
  readonly #rows: RowCollection<WorldEvent>;
  #lastSeq = 0;

  constructor(rows: RowCollection<WorldEvent>) {
    this.#rows = rows;
    rows.follow((event) => {
      this.#lastSeq = Math.max(this.#lastSeq, event?.seq ?? 0);
    });
  }

  async add(event: Omit<WorldEvent, 'id' | 'seq'>): Promise<void> {
    const seq = this.#lastSeq + 1;
    await this.#rows.create({ ...event, id: String(seq), seq });
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

/** `amountKobo`: the amount that the event moved, for the history of its order. */
export async function record(
  { events, clock }: { readonly events: EventLog; readonly clock: Clock },
  type: string,
  text: string,
  orderId: string | null = null,
  amountKobo: Kobo | null = null,
): Promise<void> {
  await events.add({ atMs: clock.now(), type, text, orderId, amountKobo });
}
