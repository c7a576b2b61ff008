import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

interface ShownFault {
  readonly text: string;
  /** Of its heading; 1 if it replaces the page. */
  readonly level: 1 | 2;
}

/** In the order of their appearance. */
let shownFaults: readonly ShownFault[] = [];
const listeners = new Set<() => void>();

function setShownFaults(next: readonly ShownFault[]): void {
  shownFaults = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another area already explains the same fault: one that replaces the page, else the first one. */
export function useIsToldElsewhere(text: string, level: ShownFault['level']): boolean {
  const own = useMemo(() => ({ text, level }), [text, level]);
  useLayoutEffect(() => {
    setShownFaults([...shownFaults, own]);
    return () => setShownFaults(shownFaults.filter((other) => other !== own));
  }, [own]);
  const same = useSyncExternalStore(subscribe, () => shownFaults).filter((fault) => fault.text === text);
  const teller = same.find((fault) => fault.level === 1) ?? same[0];
  return teller !== own && same.includes(own);
}
