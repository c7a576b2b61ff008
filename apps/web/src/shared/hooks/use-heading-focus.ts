import { moveFocus } from '@amana/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of a page that follows the first one of the tab, so that the keyboard and screen
 * readers begin there. A field that the page focuses itself and a dialog keep the focus.
 * @param title of the page, or null in a part of one
 */
export function useHeadingFocus(title: string | null): void {
  const { key, pathname } = useLocation();
  const focusHeading = useEffectEvent(() => {
    const isFirstPage = key === 'default';
    const { activeElement } = document;
    const isTaken = activeElement?.matches(':is(main, dialog) *') === true;
    if (!isFirstPage && !isTaken) moveFocus(document.querySelector<HTMLElement>('main h1'));
  });
  useEffect(() => {
    if (title !== null) focusHeading();
  }, [title, pathname]);
}
