import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Leaves the page as soon as it is known that the viewer has to complete another one first, and again after that was broken
 * off; not while they are on the way to another page by themselves.
 */
export function useRedirect(isNeeded: boolean, redirect: () => void): void {
  const isAskedFor = useRef(false);
  const { state } = useNavigation();
  const isDue = isNeeded && state === 'idle';
  const leave = useEffectEvent(redirect);
  useEffect(() => {
    // React's strict mode runs an effect twice.
    if (isDue && !isAskedFor.current) leave();
    isAskedFor.current = isDue;
  }, [isDue]);
}
