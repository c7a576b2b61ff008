import { useCallback, useEffect, useRef } from 'react';

/** Safari on macOS fires no event when a press on a menu ends; a choice or the next key indicates it. */
const ENDS = ['pointerup', 'pointercancel', 'keydown', 'change'];

/** Waits while the pointer is down: an error shown on blur would move the button, and the click would be lost. */
export function useAfterPress(): (step: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const release = ({ type, target }: Event) => {
      // A text field fires `change` with its blur, in the middle of a press.
      if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
      isPressed.current = false;
      const steps = waiting.current;
      waiting.current = [];
      // The browser dispatches the click right after `pointerup`.
      setTimeout(() => {
        for (const step of steps) step();
      });
    };
    const watching = new AbortController();
    const options = { capture: true, signal: watching.signal };
    document.addEventListener('pointerdown', () => (isPressed.current = true), options);
    for (const end of ENDS) document.addEventListener(end, release, options);
    return () => watching.abort();
  }, []);
  return useCallback((step) => {
    if (isPressed.current) waiting.current.push(step);
    else step();
  }, []);
}
