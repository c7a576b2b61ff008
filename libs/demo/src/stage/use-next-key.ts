import { useEffect, useEffectEvent } from 'react';

/** What the clickers of presenters send; on a page that scrolls it scrolls. */
const NEXT_KEY = 'PageDown';

/** One press plays the next step, wherever on the stage the focus is. Null: there is none. */
export function useNextKey(onNext: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (event.key !== NEXT_KEY || event.repeat || scrollHeight > clientHeight || onNext === null) return;
    event.preventDefault();
    onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
