import type { AlertProps } from 'antd';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { namespaceOfWindow } from '../namespaces.ts';

/** In the order of the tabs. */
export const SECTION_KEYS = [
  'People',
  'Mail',
  'Bank',
  'Clock',
  'Support',
  'Money',
  'Events',
  'Worlds',
  'Faults',
  'Values',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** The state of the console in this tab, until the tab is closed. */
export interface ConsoleView {
  readonly isOpen: boolean;
  readonly section: SectionKey;
  readonly isRibbonHidden: boolean;
  /** The newest mail that was looked at. */
  readonly seenMailId: string | null;
  /** The order that Money and Events are about; null: none in particular. */
  readonly orderId: string | null;
}

/** The result of the last action. */
export type Outcome = Required<Pick<AlertProps, 'type' | 'title'>>;

/** A window of the other side inherits the session storage of the one that opened it. */
const storageKey = () => `demoConsole ${namespaceOfWindow()}`.trim();

const FIRST_VIEW: ConsoleView = {
  isOpen: false,
  section: 'People',
  isRibbonHidden: false,
  seenMailId: null,
  orderId: null,
};

// What can happen.
export const consoleStarted = createEvent();
export const consoleToggled = createEvent();
export const viewChanged = createEvent<Partial<ConsoleView>>();
export const outcomeShown = createEvent<Outcome>();

// The outside world.
const readViewFx = createEffect(readView);
const storeViewFx = createEffect((view: ConsoleView) => {
  sessionStorage.setItem(storageKey(), JSON.stringify(view));
});

// What we know.
export const $view = createStore(FIRST_VIEW)
  .on(readViewFx.doneData, (_, view) => view)
  .on(consoleToggled, (view) => ({ ...view, isOpen: !view.isOpen }))
  .on(viewChanged, (view, change) => ({ ...view, ...change }));

export const $outcome = createStore<Outcome | null>(null)
  .on(outcomeShown, (_, outcome) => outcome)
  .on(viewChanged, (outcome, change) => (change.section === undefined ? outcome : null))
  .reset(consoleStarted);

// What follows.
sample({ clock: consoleStarted, target: readViewFx });
sample({ clock: $view, target: storeViewFx });

function readView(): ConsoleView {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    return isView(stored) ? stored : FIRST_VIEW;
  } catch {
    return FIRST_VIEW;
  }
}

/** The section alone is checked: nothing else writes under this key. */
function isView(value: unknown): value is ConsoleView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'section' in value &&
    SECTION_KEYS.some((key) => key === value.section)
  );
}
