import { createEffect, createEvent, createStore, sample } from 'effector';
import { namespaceOfWindow } from '../../namespaces.ts';
import type { SectionKey } from './sections.ts';
import { isSectionKey } from './sections.ts';

/** How the console stands in this tab; it stays so until the tab is closed. */
export interface ConsoleView {
  readonly isOpen: boolean;
  readonly section: SectionKey;
  readonly isRibbonHidden: boolean;
  /** The newest mail that was looked at. */
  readonly seenMailId: string | null;
  /** The order that Money and Events are about; null: none in particular. */
  readonly orderId: string | null;
}

/** What the last action came to. */
export interface Outcome {
  readonly tone: 'done' | 'refused';
  readonly text: string;
}

/** A window of the other side inherits the session storage of the one that opened it. */
const storageKey = () => `demoConsole ${namespaceOfWindow()}`.trim();

const FIRST_VIEW: ConsoleView = {
  isOpen: false,
  section: 'people',
  isRibbonHidden: false,
  seenMailId: null,
  orderId: null,
};

// What can happen.
export const consoleStarted = createEvent();
export const consoleToggled = createEvent();
export const consoleClosed = createEvent();
export const sectionShown = createEvent<SectionKey>();
/** The way back to where everything begins. */
export const worldsShown = createEvent();
export const ribbonHidden = createEvent();
export const mailSeen = createEvent<string>();
export const orderChosen = createEvent<string | null>();
/** The money of one order is looked at. */
export const moneyShown = createEvent<string>();
export const outcomeShown = createEvent<Outcome>();

// The outside world.
const readViewFx = createEffect(readView);
const keepViewFx = createEffect((view: ConsoleView) => {
  sessionStorage.setItem(storageKey(), JSON.stringify(view));
});

// What we know.
export const $view = createStore(FIRST_VIEW)
  .on(readViewFx.doneData, (_, view) => view)
  .on(consoleToggled, (view) => ({ ...view, isOpen: !view.isOpen }))
  .on(consoleClosed, (view) => ({ ...view, isOpen: false }))
  .on(sectionShown, (view, section) => ({ ...view, section }))
  .on(worldsShown, (view) => ({ ...view, isOpen: true, section: 'worlds' }))
  .on(ribbonHidden, (view) => ({ ...view, isRibbonHidden: true, isOpen: false }))
  .on(mailSeen, (view, seenMailId) => ({ ...view, seenMailId }))
  .on(orderChosen, (view, orderId) => ({ ...view, orderId }))
  .on(moneyShown, (view, orderId) => ({ ...view, orderId, section: 'money' }));

export const $outcome = createStore<Outcome | null>(null)
  .on(outcomeShown, (_, outcome) => outcome)
  .reset(sectionShown, consoleStarted);

// What follows.
sample({ clock: consoleStarted, target: readViewFx });
sample({ clock: $view, target: keepViewFx });

function readView(): ConsoleView {
  const stored = storedView();
  const read = (name: string): unknown => Reflect.get(stored, name);
  const text = (name: string): string | null => {
    const value = read(name);
    return typeof value === 'string' ? value : null;
  };
  const section = read('section');
  return {
    isOpen: read('isOpen') === true,
    section: isSectionKey(section) ? section : FIRST_VIEW.section,
    isRibbonHidden: read('isRibbonHidden') === true,
    seenMailId: text('seenMailId'),
    orderId: text('orderId'),
  };
}

function storedView(): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
