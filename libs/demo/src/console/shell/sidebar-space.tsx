import { useEffect, useRef } from 'react';

/** On a phone the drawer covers the whole page. */
export const PHONE = '(width < 768px)';

/**
 * Makes space for the drawer around it beside the page; on a phone, makes what the drawer covers inert. The focus
 * returns to the element that opened the drawer.
 */
export function SidebarSpace() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const phone = matchMedia(PHONE);
    const page = () => document.querySelectorAll('#root, [data-demo-ribbon]');
    const adjust = () => {
      const isInDialog = place.current?.closest('dialog') !== null;
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
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return <span ref={place} hidden />;
}
