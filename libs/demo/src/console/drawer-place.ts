import { useEffect, useState } from 'react';

export const PHONE = '(width < 768px)';

/**
 * The parent of the drawer and its pop-ups: a modal dialog makes everything outside it inert, so the drawer moves into
 * it, like the toasts.
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

/** Makes the page below inert on a phone, and returns the focus afterwards. */
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
