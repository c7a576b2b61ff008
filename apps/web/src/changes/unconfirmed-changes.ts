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
export interface UnconfirmedChange {
  readonly change: Change;
  /** Null while the app reads the affected record. */
  readonly checkAgain: (() => void) | null;
}

export const unconfirmed = createEvent<UnconfirmedChange>();
export const resolved = createEvent<Change>();
/** Hides the question; the code that sent the change shows how it ended, once that is known. */
export const dismissed = createEvent<Change>();
/** By change: two may be sent before the first is unconfirmed. */
const $unconfirmed = createStore<ReadonlyMap<Change, UnconfirmedChange>>(new Map())
  .on(unconfirmed, (all, item) => new Map(all).set(item.change, item))
  .on(resolved, (all, change) => new Map([...all].filter(([other]) => other !== change)));
export const $dismissed = createStore<ReadonlySet<Change>>(new Set())
  .on(dismissed, (all, change) => new Set(all).add(change))
  .on(resolved, (all, change) => new Set([...all].filter((other) => other !== change)));
/** The latest one; the one before it follows when it is resolved. */
export const $unconfirmedChange = combine(
  $unconfirmed,
  $dismissed,
  (all, hidden) => [...all.values()].findLast(({ change }) => !hidden.has(change)) ?? null,
);
