import { moveFocus } from '@amana/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from './use-config.ts';

/** Begins the title of a tab in which something has changed. */
const TITLE_NOTICE = '● ';

export function useTabTitle(title: string): void {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}

/** Also begins the page at its heading. */
export function usePageTitle(title: string): void {
  useTabTitle(title);
  useHeadingFocus(title);
}

/**
 * Moves the focus to the heading of a page that follows the first one of the tab, so that the keyboard and screen
 * readers begin there. A field that the page focuses itself and a dialog keep the focus.
 * @param title of the page, or null in a part of one
 */
export function useHeadingFocus(title: string | null): void {
  const { key, pathname } = useLocation();
  const focusHeading = useEffectEvent(() => {
    const isFirstPage = key === 'default';
    const isTaken = document.activeElement?.matches(':is(main, dialog) *') === true;
    if (!isFirstPage && !isTaken) moveFocus(document.querySelector<HTMLElement>('main h1'));
  });
  useEffect(() => {
    if (title !== null) focusHeading();
  }, [title, pathname]);
}

/** Shows a text in the tab's title until the person looks at the tab or presses something; null for none. */
export function useTitleNotice(text: string | null): void {
  const { productName } = useConfig();
  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      // The page may have changed its title since.
      if (document.title.startsWith(TITLE_NOTICE)) document.title = title;
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    document.title = `${TITLE_NOTICE}${text} · ${productName}`;
    const { signal } = listening;
    for (const event of ['focus', 'pointerdown', 'keydown']) window.addEventListener(event, end, { signal });
    document.addEventListener('visibilitychange', endIfVisible, { signal });
    return end;
  }, [text, productName]);
}
