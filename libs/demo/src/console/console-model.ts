import { createEffect, createEvent, createStore, sample } from 'effector';
import { namespaceOfWindow } from '../namespaces.ts';
import { tabStorage } from '../shared/tab-storage.ts';

export type SectionKey = 'People' | 'Messages' | 'Trade' | 'Worlds';

/** Kept in this tab until it is closed. */
export interface ConsoleView {
  readonly isOpen: boolean;
  readonly section: SectionKey;
  readonly isRibbonHidden: boolean;
}

const FIRST_VIEW: ConsoleView = { isOpen: false, section: 'People', isRibbonHidden: false };

/** Includes the namespace, because the other party's window inherits the session storage of its opener. */
const storageKey = () => `demoConsole ${namespaceOfWindow()}`.trim();

export const consoleStarted = createEvent();
export const viewChanged = createEvent<Partial<ConsoleView>>();

const readViewFx = createEffect((): ConsoleView => {
  const stored = JSON.parse(tabStorage.read(storageKey()) ?? '{}') as Partial<ConsoleView>;
  return { ...FIRST_VIEW, ...stored };
});
const storeViewFx = createEffect((view: ConsoleView) => {
  tabStorage.write(storageKey(), JSON.stringify(view));
});

export const $view = createStore(FIRST_VIEW)
  .on(readViewFx.doneData, (_, view) => view)
  .on(viewChanged, (view, change) => ({ ...view, ...change }));

sample({ clock: consoleStarted, target: readViewFx });
sample({ clock: $view, target: storeViewFx });
