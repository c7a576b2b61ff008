import type { DataRouter } from 'react-router-dom';
import { TITLE_NOTICE } from '../../shared/hooks/use-title-notice.ts';

/** How long a new page may take to set its title; after that, the title counts as unchanged. */
const TITLE_WAIT_MS = 1_000;

/**
 * Screen readers read only the title of a loaded document. They read a heading that gets the focus, so its page is not
 * announced as well. Returns a function that stops the announcements.
 */
export function announcePages(router: DataRouter): () => void {
  const place = document.createElement('p');
  place.className = 'visually-hidden';
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  const isHeadingFocused = () => document.activeElement?.matches('h1') === true;
  const titles = new MutationObserver(() => {
    const { title } = document;
    // A page announces its own changes; after them its title returns.
    const isNotice = title.startsWith(TITLE_NOTICE);
    if (!isNotice && title !== place.textContent && !isHeadingFocused()) place.textContent = title;
  });
  const title = document.querySelector('title');
  if (title !== null) titles.observe(title, { childList: true });
  let path = router.state.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopFollowing = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    // Screen readers announce a text only if it changes.
    place.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isHeadingFocused()) place.textContent ||= document.title;
    }, TITLE_WAIT_MS);
  });
  return () => {
    stopFollowing();
    clearTimeout(timer);
    titles.disconnect();
    place.remove();
  };
}
