import type { Clock } from './clock.ts';
import type { EventLog, RecordedCall, WorldEvent } from './event-log.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Mail } from './mailbox.ts';

type Told = Pick<WorldEvent, 'atMs' | 'type' | 'orderId' | 'text'>;

interface Draft extends Told {
  readonly why: string;
  readonly ledger: string[];
  mailId: string | null;
  readonly notificationIds: string[];
}

/** One call, or one thing that happens by itself. */
interface Happening {
  readonly why: string;
  readonly drafts: Draft[];
  /** How many movements of money are already part of an event. */
  posted: number;
  /** Told before anything was said to have happened. */
  early: string[];
}

/** Nobody said why; only what is done to a world from outside is so. */
const UNKNOWN = 'Done from outside';

/**
 * The flight recorder: ties what happens to its cause, and to the money, mail and notifications that come of it. Money
 * moves before its event is noted, people are told after it.
 */
export class Recorder {
  readonly #events: EventLog;
  readonly #ledger: Ledger;
  #happening: Happening | null = null;

  constructor(events: EventLog, ledger: Ledger) {
    this.#events = events;
    this.#ledger = ledger;
  }

  /** Something that happens by itself, or as a part of a call. */
  during<Result>(why: string, step: () => Result): Result {
    const end = this.begin(why);
    try {
      return step();
    } finally {
      end(null);
    }
  }

  /** Something that happens while a call is under way, and is none of its doing. */
  apart(step: () => void): void {
    const happening = this.#happening;
    this.#happening = null;
    try {
      step();
    } finally {
      this.#happening = happening;
      if (happening !== null) happening.posted = this.#ledger.entries.length;
    }
  }

  /** Answers how to end it: with the call that it was, if any. */
  begin(why: string): (call: RecordedCall | null) => void {
    const outer = this.#happening;
    const happening: Happening = { why, drafts: [], posted: this.#ledger.entries.length, early: [] };
    this.#happening = happening;
    return (call) => {
      this.#happening = outer;
      this.#last(happening)?.ledger.push(...this.#newlyPosted(happening));
      if (outer === null) this.#write(happening.drafts, call);
      else {
        outer.drafts.push(...happening.drafts);
        outer.posted = happening.posted;
      }
    };
  }

  note(told: Told): void {
    const happening = this.#happening;
    if (happening === null) {
      this.during(UNKNOWN, () => this.note(told));
      return;
    }
    const notificationIds = happening.early;
    happening.early = [];
    const ledger = this.#newlyPosted(happening);
    happening.drafts.push({ ...told, why: happening.why, ledger, mailId: null, notificationIds });
  }

  /** A mail of which nothing else tells is an event of its own. */
  mailed({ id, atMs, to, subject }: Mail): void {
    const happening = this.#happening;
    if (happening === null) return;
    if (this.#last(happening)?.mailId !== null) {
      this.note({ atMs, type: 'mail.sent', orderId: null, text: `Mail to ${to}: ${subject}` });
    }
    const draft = this.#last(happening);
    if (draft !== undefined) draft.mailId = id;
  }

  notified(id: string): void {
    if (this.#happening === null) return;
    const draft = this.#last(this.#happening);
    (draft?.notificationIds ?? this.#happening.early).push(id);
  }

  #last({ drafts }: Happening): Draft | undefined {
    return drafts.at(-1);
  }

  /** Entries are numbered from 1 in the order in which they were posted. */
  #newlyPosted(happening: Happening): string[] {
    const { length } = this.#ledger.entries;
    const ids = Array.from({ length: length - happening.posted }, (_, index) =>
      String(happening.posted + index + 1),
    );
    happening.posted = length;
    return ids;
  }

  #write(drafts: readonly Draft[], call: RecordedCall | null): void {
    for (const draft of drafts) this.#events.record({ ...draft, call });
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
