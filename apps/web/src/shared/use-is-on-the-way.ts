import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Tells whether the person has left the page, or is on the way to another one, which is still loading: this one then leads
 * nowhere by itself.
 */
export function useIsOnTheWay(): () => boolean {
  const { state } = useNavigation();
  const isOnTheWay = useRef(false);
  useLayoutEffect(() => {
    isOnTheWay.current = state !== 'idle';
    return () => {
      isOnTheWay.current = true;
    };
  }, [state]);
  return useCallback(() => isOnTheWay.current, []);
}
