import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function: false once the component is removed, even before its effects are cleaned up. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
