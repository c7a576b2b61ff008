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

  constructor(watch: Watch<WorldEvent> = UNWATCHED) {
    this.#watch = watch;
  }

  record(event: Omit<WorldEvent, 'seq'>): void {
    const recorded = { ...event, seq: this.#events.length + 1 };
    this.#events.push(recorded);
    this.#watch(String(recorded.seq), recorded, null);
  }

  /** Those with a greater seq. */
  after(seq: number): readonly WorldEvent[] {
    return this.#events.slice(seq);
  }

  restore(events: readonly WorldEvent[]): void {
    this.#events = [...events];
  }
}
