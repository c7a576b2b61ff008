import { type AriaRole, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface KeepFocusProps {
  role?: AriaRole;
  /** Where the focus goes; by default to the dialog, navigation or main part of the page around the area. */
  findHome?: (area: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
}

const aroundOf = (area: HTMLElement) => area.closest<HTMLElement>('dialog, nav, main');

/** An area that a press on its own button may remove: the focus then stays on the page, and does not fall to its body. */
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

function moveFocus(home: HTMLElement | null | undefined): void {
  home?.focus({ preventScroll: true });
  if (home === null || home === undefined || home === document.activeElement) return;
  // No field or button: it takes the focus only this once, or each press beside a button would bring it there.
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
  home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
}
