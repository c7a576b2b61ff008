import { type Scope, combine, createEvent, createStore, fork } from 'effector';

let appScope = fork();

/** Call once, before a change is sent: the functions that send changes are plain, and know no scope of their own. */
export function configureChanges(scope: Scope): void {
  appScope = scope;
}

export const scopeOfChanges = (): Scope => appScope;

export const pageLeft = createEvent();
/** A count, because a page that is opened again has a new form. */
export const $pagesLeft = createStore(0).on(pageLeft, (count) => count + 1);

/** Compared by identity: two changes from the same page are different. */
export interface Change {
  readonly pagesLeft: number;
  /** Why the call has no usable answer. */
  readonly failure: unknown;
}

export interface UnconfirmedChange {
  readonly change: Change;
  readonly checkAgain: (() => void) | null;
}

export const unconfirmed = createEvent<UnconfirmedChange>();
export const resolved = createEvent<Change>();
/** Hides the dialog; the code that sent the change shows the result once it is known. */
export const dismissed = createEvent<Change>();
/** A map, because a second change may be sent before the first is unconfirmed. */
const $unconfirmed = createStore<ReadonlyMap<Change, UnconfirmedChange>>(new Map())
  .on(unconfirmed, (all, item) => new Map(all).set(item.change, item))
  .on(resolved, (all, change) => new Map([...all].filter(([other]) => other !== change)));
export const $dismissed = createStore<ReadonlySet<Change>>(new Set())
  .on(dismissed, (all, change) => new Set(all).add(change))
  .on(resolved, (all, change) => new Set([...all].filter((other) => other !== change)));
export const $unconfirmedChange = combine(
  $unconfirmed,
  $dismissed,
  (all, hidden) => [...all.values()].findLast(({ change }) => !hidden.has(change)) ?? null,
);
