import { combine, createEvent, createStore } from 'effector';

/** The person went to another page. */
export const pageLeft = createEvent();
/** A count, because a page that is opened again has a new form. */
export const $pagesLeft = createStore(0).on(pageLeft, (count) => count + 1);

/** Two changes that are sent from the same page are not the same object. */
export interface Change {
  /** The count when it was sent. */
  readonly pagesLeft: number;
}

/** A change that was sent, and of which the app does not know yet whether it was made. */
export interface Doubt {
  readonly change: Change;
  /** Null while the app reads the affected record. */
  readonly checkAgain: (() => void) | null;
}

export const doubted = createEvent<Doubt>();
export const known = createEvent<Change>();
/** Hides the doubt; the code that sent the change shows how it ended, once that is known. */
export const doubtClosed = createEvent<Doubt>();
/** By change: two may be sent before the first is in doubt. */
const $doubts = createStore<ReadonlyMap<Change, Doubt>>(new Map())
  .on(doubted, (doubts, doubt) => new Map(doubts).set(doubt.change, doubt))
  .on(known, (doubts, change) => new Map([...doubts].filter(([other]) => other !== change)));
/** The doubts that the person has closed, by change. */
export const $closed = createStore<ReadonlySet<Change>>(new Set())
  .on(doubtClosed, (closed, { change }) => new Set(closed).add(change))
  .on(known, (closed, change) => new Set([...closed].filter((other) => other !== change)));
/** That of the latest change; the one before it follows when it is known. */
export const $doubt = combine(
  $doubts,
  $closed,
  (doubts, closed) => [...doubts.values()].findLast(({ change }) => !closed.has(change)) ?? null,
);
