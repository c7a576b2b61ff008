import { type AriaRole, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface KeepFocusProps {
  role?: AriaRole;
  /** Gets the focus; by default the dialog, navigation or main element around the area. */
  findHome?: (area: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
}

const aroundOf = (area: HTMLElement) => area.closest<HTMLElement>('dialog, nav, main');

/** Keeps the focus on the page when a press on a button removes the area with the button. */
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

/** Focuses an element of any kind without scrolling. */
export function moveFocus(home: HTMLElement | null | undefined): void {
  home?.focus({ preventScroll: true });
  if (home === null || home === undefined || home === document.activeElement) return;
  // Focusable only once; otherwise each press next to a button would focus the element.
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
  home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
}
