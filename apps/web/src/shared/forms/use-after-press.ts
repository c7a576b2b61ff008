import { useCallback, useEffect, useRef } from 'react';

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
    const release = () => {
      isPressed.current = false;
      const steps = waiting.current;
      waiting.current = [];
      // The browser dispatches the click right after `pointerup`.
      setTimeout(() => {
        for (const step of steps) step();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((step) => {
    if (isPressed.current) waiting.current.push(step);
    else step();
  }, []);
}
