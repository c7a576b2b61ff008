import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/** Redirects again if the navigation was cancelled, but not while the viewer navigates elsewhere. */
export function useRedirect(isNeeded: boolean, redirect: () => void): void {
  const isAskedFor = useRef(false);
  const { state } = useNavigation();
  const isDue = isNeeded && state === 'idle';
  const leave = useEffectEvent(redirect);
  useEffect(() => {
    // React's strict mode runs effects twice.
    if (isDue && !isAskedFor.current) leave();
    isAskedFor.current = isDue;
  }, [isDue]);
}
