import { useEffect, useEffectEvent } from 'react';

/** Calls `press` for every key, wherever on the page the focus is. */
export function usePageKey(press: (event: KeyboardEvent) => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}
