import type { Row } from '../store/row-types.ts';
import type { Table } from '../store/table.ts';
import type { Clock } from './clock.ts';
import type { EventLog, RecordedCall, WorldEvent } from './event-log.ts';

type Note = Pick<WorldEvent, 'atMs' | 'type' | 'orderId' | 'text'>;

interface Draft extends Note {
  readonly why: string;
  readonly ledger: string[];
  mailId: string | null;
  readonly notificationIds: string[];
}

/** One call, or one due event. */
interface Activity {
  readonly why: string;
  readonly drafts: Draft[];
  /** The number of ledger entries that already belong to an event. */
  posted: number;
  /** Notifications sent before the first event. */
  early: string[];
}

/** The cause of what is done to a world neither by a call nor by a deadline. */
const UNKNOWN = 'Done from outside';

/**
 * The flight recorder: ties each event to its cause, and to the ledger entries, mail and notifications that result from
 * it. Money moves before its event is noted; mail and notifications follow it.
 */
export class Recorder {
  readonly #events: EventLog;
  readonly #entries: Pick<Table<Row<'ledgerEntries'>>, 'size'>;
  #activity: Activity | null = null;

  constructor(events: EventLog, entries: Pick<Table<Row<'ledgerEntries'>>, 'size'>) {
    this.#events = events;
    this.#entries = entries;
  }

  /** Runs a due event, or a part of a call. */
  during<Result>(why: string, step: () => Result): Result {
    const end = this.begin(why);
    try {
      return step();
    } finally {
      end(null);
    }
  }

  /** Runs something that happens while a call is under way, but is not caused by it. */
  apart(step: () => void): void {
    const activity = this.#activity;
    this.#activity = null;
    try {
      step();
    } finally {
      this.#activity = activity;
      if (activity !== null) activity.posted = this.#entries.size;
    }
  }

  /** Returns the function that ends the activity: with its call, if it was one. */
  begin(why: string): (call: RecordedCall | null) => void {
    const outer = this.#activity;
    const activity: Activity = { why, drafts: [], posted: this.#entries.size, early: [] };
    this.#activity = activity;
    return (call) => {
      this.#activity = outer;
      activity.drafts.at(-1)?.ledger.push(...this.#newlyPosted(activity));
      if (outer === null) {
        for (const draft of activity.drafts) this.#events.record({ ...draft, call });
      } else {
        outer.drafts.push(...activity.drafts);
        outer.posted = activity.posted;
      }
    };
  }

  note(note: Note): void {
    const activity = this.#activity;
    if (activity === null) {
      this.during(UNKNOWN, () => this.note(note));
      return;
    }
    const notificationIds = activity.early;
    activity.early = [];
    const ledger = this.#newlyPosted(activity);
    activity.drafts.push({ ...note, why: activity.why, ledger, mailId: null, notificationIds });
  }

  /** A mail that belongs to no event becomes one. */
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

  /** Entries are numbered from 1 in the order in which they were posted. */
  #newlyPosted(activity: Activity): string[] {
    const first = activity.posted + 1;
    activity.posted = this.#entries.size;
    return Array.from({ length: activity.posted - first + 1 }, (_, index) => String(first + index));
  }
}

/** Records an event now. */
export function record(
  { recorder, clock }: { readonly recorder: Recorder; readonly clock: Clock },
  type: string,
  text: string,
  orderId: string | null = null,
): void {
  recorder.note({ atMs: clock.now(), type, orderId, text });
}
