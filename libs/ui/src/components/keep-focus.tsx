import { type AriaRole, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface KeepFocusProps {
  role?: AriaRole;
  /** The element that gets the focus; by default the dialog, navigation or main part around the area. */
  findHome?: (area: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
}

const aroundOf = (area: HTMLElement) => area.closest<HTMLElement>('dialog, nav, main');

/** Keeps the focus on the page when a press on a button in the area removes the area. */
export function KeepFocus({ role, findHome = aroundOf, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = place.current;
    return () => {
      if (area?.contains(document.activeElement) === true) moveFocus(findHome(area));
    };
  }, [findHome]);
  return (
    <div ref={place} role={role}>
      {children}
    </div>
  );
}

/** Moves the focus to an element of any kind, without scrolling. */
export function moveFocus(home: HTMLElement | null | undefined): void {
  home?.focus({ preventScroll: true });
  if (home === null || home === undefined || home === document.activeElement) return;
  // Focusable only this once; otherwise each press next to a button would focus it.
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
  home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
}
