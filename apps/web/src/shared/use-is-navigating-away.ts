import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/** Returns whether the person has left the page or another page is loading; this page must not navigate then. */
export function useIsNavigatingAway(): () => boolean {
  const { state } = useNavigation();
  const isNavigatingAway = useRef(false);
  useLayoutEffect(() => {
    isNavigatingAway.current = state !== 'idle';
    return () => {
      isNavigatingAway.current = true;
    };
  }, [state]);
  return useCallback(() => isNavigatingAway.current, []);
}
