import { moveFocus } from '@amana/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of a page that follows the first one of the tab, so that the keyboard and screen
 * readers begin there. A field that the page focuses itself and a dialog keep the focus.
 */
export function useHeadingFocus(isPage = true): void {
  const { key, pathname } = useLocation();
  const focusHeading = useEffectEvent(() => {
    const isFirstPage = key === 'default';
    const { activeElement } = document;
    const isTaken = activeElement?.closest('main *, dialog') != null;
    if (!isFirstPage && !isTaken) moveFocus(document.querySelector<HTMLElement>('main h1'));
  });
  useEffect(() => {
    if (isPage) focusHeading();
  }, [isPage, pathname]);
}
