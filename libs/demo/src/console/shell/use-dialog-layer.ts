import { useEffect, useState } from 'react';

/**
 * The parent of the drawer and its pop-ups: a modal dialog makes everything outside it inert, so while one of the application's is open
 * the drawer is inside it, as the toasts are.
 */
export function useDialogLayer(): { layer: HTMLElement; isInDialog: boolean } {
  const [layer] = useState(() => document.createElement('div'));
  const [isInDialog, setIsInDialog] = useState(false);
  useEffect(() => {
    const settle = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      const home = open.at(-1) ?? document.body;
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
