import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a step at once, or after the press that is under way. What a press makes appear (an error under the field that
 * lost the focus) would otherwise move the button away before it is let go, and the press would be lost.
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
      // The click comes with the release: the steps follow it.
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
