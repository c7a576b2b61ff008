import { useEffect, useState } from 'react';

/** On a phone the drawer covers the whole page. */
export const PHONE = '(width < 768px)';

/**
 * The parent of the drawer and its pop-ups: a modal dialog makes everything outside it inert, so while one of the
 * application's is open the drawer is inside it, as the toasts are.
 */
export function useDialogLayer(): { layer: HTMLElement; isInDialog: boolean } {
  const [layer] = useState(() => document.createElement('div'));
  const [isInDialog, setIsInDialog] = useState(false);
  useEffect(() => {
    const settle = () => {
      const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (layer.parentElement !== home) home.append(layer);
      setIsInDialog(home !== document.body);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  return { layer, isInDialog };
}

/** While the drawer is open on a phone, the page beneath is inert. The focus returns to the element that opened it. */
export function PageBeneath({ isInDialog }: { isInDialog: boolean }): null {
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const page = document.querySelectorAll('#root, [data-demo-ribbon]');
    const adjust = () => page.forEach((part) => part.toggleAttribute('inert', phone.matches && !isInDialog));
    adjust();
    phone.addEventListener('change', adjust);
    return () => {
      phone.removeEventListener('change', adjust);
      page.forEach((part) => part.removeAttribute('inert'));
    };
  }, [isInDialog]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return null;
}
