import { createEffect, createEvent, createStore, sample } from 'effector';
import { namespaceOfWindow } from '../namespaces.ts';

export type SectionKey = 'People' | 'Messages' | 'Trade' | 'Worlds' | 'Faults';

/** The state of the console in this tab, until the tab is closed. */
export interface ConsoleView {
  readonly isOpen: boolean;
  readonly section: SectionKey;
  readonly isRibbonHidden: boolean;
  /** The newest mail that was looked at, or `NO_MAIL`; null: the mails that are found next are not new. */
  readonly seenMailId: string | null;
  /** The order whose money and events are shown; null: all orders. */
  readonly orderId: string | null;
}

const FIRST_VIEW: ConsoleView = {
  isOpen: false,
  section: 'People',
  isRibbonHidden: false,
  seenMailId: null,
  orderId: null,
};

/** The window of the other party inherits the session storage of the one that opened it. */
const storageKey = () => `demoConsole ${namespaceOfWindow()}`.trim();

/** Instead of the id of a mail, after an empty mailbox was looked at. */
export const NO_MAIL = '';

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
