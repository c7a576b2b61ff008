import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

interface ShownFault {
  /** Equal for the same fault. */
  readonly fault: string;
  /** Of its heading; 1 if it replaces the page. */
  readonly level: 1 | 2;
  readonly place: RefObject<HTMLElement | null>;
  /** The open dialog around it covers the rest of the page. */
  readonly dialog: Element | null;
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

function isBefore(one: ShownFault, other: ShownFault): boolean {
  const position = one.place.current?.compareDocumentPosition(other.place.current ?? document) ?? 0;
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Several areas of a page may have the same fault. One explains it: the area that replaces the page, else the topmost.
 * The fault is announced where it replaces the page, or where it appeared first.
 */
export function useSharedFault(place: ShownFault['place'], fault: string, level: ShownFault['level']) {
  useLayoutEffect(() => {
    const own = { place, fault, level, dialog: place.current?.closest('dialog') ?? null };
    setShownFaults([...shownFaults, own]);
    return () => setShownFaults(shownFaults.filter((other) => other !== own));
  }, [place, fault, level]);
  const alike = useSyncExternalStore(subscribe, () => shownFaults).filter((other) => other.fault === fault);
  const own = alike.find((other) => other.place === place);
  if (own === undefined) return { explains: alike.length === 0, announces: alike.length === 0 };
  const same = alike.filter(({ dialog }) => dialog === own.dialog);
  const explainer = same.reduce((best, other) => {
    if (other.level !== best.level) return other.level < best.level ? other : best;
    return isBefore(other, best) ? other : best;
  }, own);
  return { explains: explainer === own, announces: explainer === own && (level === 1 || same[0] === own) };
}
