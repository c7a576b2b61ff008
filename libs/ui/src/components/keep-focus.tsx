import { type AriaRole, type ReactNode, useLayoutEffect, useRef } from 'react';
import { moveFocus } from './move-focus.ts';

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
