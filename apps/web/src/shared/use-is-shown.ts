import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells whether the component is still on the page: no longer once it is removed, before its effects are cleaned up. */
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
