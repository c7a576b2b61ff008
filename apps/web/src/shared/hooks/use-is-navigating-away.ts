import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/** Returns a function that checks whether the person has left the page or another page is loading. */
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
