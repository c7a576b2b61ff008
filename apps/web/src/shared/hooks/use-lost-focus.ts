import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Handlers for an area whose focused element may be removed; the browser would leave the focus on the body.
 * @param move called after the removal; moves the focus to an element that stays
 */
export function useLostFocus(move: () => void) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) move();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
