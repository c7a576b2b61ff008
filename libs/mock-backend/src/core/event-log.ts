/** What happened in the world, in order, for whoever watches it. */
export interface WorldEvent {
  readonly seq: number;
  readonly atMs: number;
  readonly type: string;
  readonly orderId: string | null;
  readonly text: string;
}

export class EventLog {
  #events: WorldEvent[] = [];

  record(event: Omit<WorldEvent, 'seq'>): void {
    this.#events.push({ ...event, seq: this.#events.length + 1 });
  }

  /** Those with a greater seq. */
  after(seq: number): readonly WorldEvent[] {
    return this.#events.slice(seq);
  }

  restore(events: readonly WorldEvent[]): void {
    this.#events = [...events];
  }
}
