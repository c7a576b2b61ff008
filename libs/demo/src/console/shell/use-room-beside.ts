import type { RefObject } from 'react';
import { useEffect } from 'react';
import { PHONE } from './phone.ts';

/** Tells the page's styles that the drawer is open, and keeps a keyboard out of what it covers. */
export function useRoomBeside(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const phone = matchMedia(PHONE);
    const adjust = () => {
      const isInDialog = drawer.current?.closest('dialog') !== null;
      for (const part of document.querySelectorAll('#root, [data-demo-ribbon]')) {
        part.toggleAttribute('inert', phone.matches && !isInDialog);
      }
    };
    root.dataset['demoConsole'] = 'open';
    adjust();
    phone.addEventListener('change', adjust);
    return () => {
      delete root.dataset['demoConsole'];
      phone.removeEventListener('change', adjust);
      for (const part of document.querySelectorAll('#root, [data-demo-ribbon]'))
        part.removeAttribute('inert');
    };
  }, [drawer]);
}
