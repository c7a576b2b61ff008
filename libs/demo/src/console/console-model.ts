import { createEffect, createEvent, createStore, sample } from 'effector';
import { namespaceOfWindow } from '../namespaces.ts';
import type { EventMark } from './chosen-order.ts';

export type SectionKey =
  'People' | 'Mail' | 'Bank' | 'Clock' | 'Support' | 'Money' | 'Events' | 'Worlds' | 'Faults' | 'Values';

/** The state of the console in this tab, until the tab is closed. */
export interface ConsoleView {
  readonly isOpen: boolean;
  readonly section: SectionKey;
  readonly isRibbonHidden: boolean;
  /** The newest mail that was looked at; empty after the mailbox was. */
  readonly seenMailId: string | null;
  /** The order that Money and Events are about; null: none in particular. */
  readonly orderId: string | null;
  /** The last event of that order that was listed. */
  readonly orderEvent: EventMark | null;
}

const FIRST_VIEW: ConsoleView = {
  isOpen: false,
  section: 'People',
  isRibbonHidden: false,
  seenMailId: null,
  orderId: null,
  orderEvent: null,
};

/** The window of the other party inherits the session storage of the one that opened it. */
const storageKey = () => `demoConsole ${namespaceOfWindow()}`.trim();

export const consoleStarted = createEvent();
export const viewChanged = createEvent<Partial<ConsoleView>>();

const readViewFx = createEffect((): ConsoleView => {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
  return isView(stored) ? stored : FIRST_VIEW;
});
const storeViewFx = createEffect((view: ConsoleView) => {
  sessionStorage.setItem(storageKey(), JSON.stringify(view));
});

export const $view = createStore(FIRST_VIEW)
  .on(readViewFx.doneData, (_, view) => view)
  .on(viewChanged, (view, change) => ({ ...view, ...change }));

sample({ clock: consoleStarted, target: readViewFx });
sample({ clock: $view, target: storeViewFx });

/** The section alone is checked: nothing else writes under this key. */
function isView(value: unknown): value is ConsoleView {
  return typeof value === 'object' && value !== null && 'section' in value;
}
