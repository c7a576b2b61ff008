import type { Watch } from './watch.ts';
import { UNWATCHED } from './watch.ts';

/** A call as it was answered, for whoever wants to make it again. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly status: number;
  readonly curl: string;
}

/** What happened in the world, in order, for whoever watches it: with its cause and all that came of it. */
export interface WorldEvent {
  readonly seq: number;
  readonly atMs: number;
  readonly type: string;
  readonly orderId: string | null;
  readonly text: string;
  readonly why: string;
  /** Null for what happens by itself. */
  readonly call: RecordedCall | null;
  readonly ledger: readonly string[];
  readonly mailId: string | null;
  readonly notificationIds: readonly string[];
}

export class EventLog {
  readonly #watch: Watch<WorldEvent>;
  #events: WorldEvent[] = [];
  #lastSeq = 0;

  constructor(watch: Watch<WorldEvent> = UNWATCHED) {
    this.#watch = watch;
  }

  record(event: Omit<WorldEvent, 'seq'>): void {
    const recorded = { ...event, seq: this.#lastSeq + 1 };
    this.#lastSeq = recorded.seq;
    this.#events.push(recorded);
    this.#watch(String(recorded.seq), recorded, null);
  }

  /** Of the last one that was ever recorded. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Numbers that were told once are not given again, also where their events were taken back. */
  goOnAfter(seq: number): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq);
  }

  /** Those with a greater seq; from the end, because whoever follows asks for the latest. */
  after(seq: number): readonly WorldEvent[] {
    return this.#events.slice(this.#events.findLastIndex((event) => event.seq <= seq) + 1);
  }

  restore(events: readonly WorldEvent[]): void {
    this.#events = [...events];
    this.#lastSeq = events.at(-1)?.seq ?? 0;
  }
}
