import type { RowCollection } from '../store/row-collection.ts';
import type { Row } from '../store/row-types.ts';
import type { Clock } from './clock.ts';

type WorldEvent = Row<'events'>;

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

type Note = Pick<WorldEvent, 'atMs' | 'type' | 'orderId' | 'text'>;

interface Draft extends Note {
  readonly why: string;
  readonly ledger: string[];
  mailId: string | null;
  readonly notificationIds: string[];
}

interface Activity {
  readonly why: string;
  readonly drafts: Draft[];
  posted: number;
  early: string[];
}

/**
 * Links each event to its cause and to its ledger entries, mail and notifications. Entries are posted before the event;
 * mail and notifications follow it.
 */
export class Recorder {
  readonly #events: EventLog;
  readonly #entries: Pick<RowCollection<Row<'ledgerEntries'>>, 'count'>;
  #activity: Activity | null = null;

  constructor(events: EventLog, entries: Pick<RowCollection<Row<'ledgerEntries'>>, 'count'>) {
    this.#events = events;
    this.#entries = entries;
  }

  async during<Result>(why: string, step: () => Result | Promise<Result>): Promise<Result> {
    const end = this.begin(why);
    try {
      return await step();
    } finally {
      await end(null);
    }
  }

  /** Returns a function that ends the activity, with its call if there is one. */
  begin(why: string): (call: RecordedCall | null) => Promise<void> {
    const outer = this.#activity;
    const activity: Activity = { why, drafts: [], posted: this.#entries.count(), early: [] };
    this.#activity = activity;
    return async (call) => {
      this.#activity = outer;
      activity.drafts.at(-1)?.ledger.push(...this.#newlyPosted(activity));
      if (outer === null) {
        for (const draft of activity.drafts) await this.#events.record({ ...draft, call });
      } else {
        outer.drafts.push(...activity.drafts);
        outer.posted = activity.posted;
      }
    };
  }

  note(note: Note): void {
    const activity = this.#activity;
    if (activity === null) throw new Error(`Nothing is under way that could have the event ${note.type}`);
    const notificationIds = activity.early;
    activity.early = [];
    const ledger = this.#newlyPosted(activity);
    activity.drafts.push({ ...note, why: activity.why, ledger, mailId: null, notificationIds });
  }

  mailed({ id, atMs, to, subject }: Row<'mails'>): void {
    const activity = this.#activity;
    if (activity === null) return;
    if (activity.drafts.at(-1)?.mailId !== null) {
      this.note({ atMs, type: 'mail.sent', orderId: null, text: `Mail to ${to}: ${subject}` });
    }
    const draft = activity.drafts.at(-1);
    if (draft !== undefined) draft.mailId = id;
  }

  notified(id: string): void {
    if (this.#activity === null) return;
    const draft = this.#activity.drafts.at(-1);
    (draft?.notificationIds ?? this.#activity.early).push(id);
  }

  #newlyPosted(activity: Activity): string[] {
    const first = activity.posted + 1;
    activity.posted = this.#entries.count();
    return Array.from({ length: activity.posted - first + 1 }, (_, index) => String(first + index));
  }
}

export function record(
  { recorder, clock }: { readonly recorder: Recorder; readonly clock: Clock },
  type: string,
  text: string,
  orderId: string | null = null,
): void {
  recorder.note({ atMs: clock.now(), type, orderId, text });
}
