import { useCallback, useEffect, useRef } from 'react';

/** Safari on a Mac does not say that a press on a menu has ended: a choice in it says so, or the next key. */
const ENDS = ['pointerup', 'pointercancel', 'keydown', 'change'];

/**
 * Runs a callback at once or, while the pointer is down, after it is released. Pressing a button blurs a field; if the
 * field's error were shown before the release, it would move the button away and the click would be lost.
 */
export function useAfterPress(): (step: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = ({ type, target }: Event) => {
      // A text field changes with its blur, in the middle of a press.
      if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
      isPressed.current = false;
      const steps = waiting.current;
      waiting.current = [];
      // The browser dispatches the click right after `pointerup`.
      setTimeout(() => {
        for (const step of steps) step();
      });
    };
    document.addEventListener('pointerdown', press, true);
    for (const end of ENDS) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ENDS) document.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((step) => {
    if (isPressed.current) waiting.current.push(step);
    else step();
  }, []);
}
