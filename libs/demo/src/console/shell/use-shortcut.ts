import { useEffect } from 'react';
import { consoleToggled } from './console-model.ts';

/** Alt+Shift+D, wherever the focus is; by the key's place, because Alt makes another letter of it. */
export function useShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyD') return;
      event.preventDefault();
      consoleToggled();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
