import { useEffect, useEffectEvent, useRef } from 'react';

/** Leaves the page once, as soon as it is known that the viewer has to complete another one first. */
export function useRedirect(isNeeded: boolean, redirect: () => void): void {
  const isDone = useRef(false);
  const leave = useEffectEvent(redirect);
  useEffect(() => {
    if (!isNeeded || isDone.current) return;
    isDone.current = true;
    leave();
  }, [isNeeded]);
}
