import { moveFocus } from '@amana/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of each page that follows the first one, so that the keyboard and screen readers begin
 * there. A field that the page focuses itself and an open dialog keep the focus.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const focusedBefore = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      focusedBefore.current = document.activeElement;
    },
    [pathname],
  );
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    return followHeading(focusedBefore.current);
  }, [pathname]);
  return null;
}

/** The heading of a skeleton is replaced by that of the loaded page. Returns a function that stops following it. */
function followHeading(before: Element | null): () => void {
  let focused: Element | null = null;
  const isFree = (active: Element | null) =>
    active === null || active === document.body || active === before || active.matches('main');
  const follow = () => {
    const { activeElement } = document;
    if (focused?.isConnected === true) {
      if (activeElement !== focused) stop();
      return;
    }
    if (!isFree(activeElement) || document.querySelector('dialog[open]') !== null) {
      stop();
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    // Screen readers do not read an element again that keeps the focus.
    heading.blur();
    moveFocus(heading);
    focused = heading;
  };
  const changes = new MutationObserver(follow);
  const stop = () => changes.disconnect();
  changes.observe(document.body, { childList: true, subtree: true });
  follow();
  return stop;
}
