import type { RefObject } from 'react';
import { useEffect } from 'react';

/** On a phone the drawer covers the whole page. */
export const PHONE = '(width < 768px)';

/** Makes space for the drawer beside the page; on a phone, makes what it covers inert. */
export function useSidebarSpace(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const phone = matchMedia(PHONE);
    const page = () => document.querySelectorAll('#root, [data-demo-ribbon]');
    const adjust = () => {
      const isInDialog = drawer.current?.closest('dialog') !== null;
      for (const part of page()) part.toggleAttribute('inert', phone.matches && !isInDialog);
    };
    root.dataset['demoConsole'] = 'open';
    adjust();
    phone.addEventListener('change', adjust);
    return () => {
      delete root.dataset['demoConsole'];
      phone.removeEventListener('change', adjust);
      for (const part of page()) part.removeAttribute('inert');
    };
  }, [drawer]);
}
