import type { DataRouter } from 'react-router-dom';

/** How long a new page has to set its title, in ms; one that has not done so by then has the same as the page before. */
const TITLE_WAIT_MS = 1_000;

/**
 * Makes screen readers read the title of each further page: by themselves they read only the title of a loaded document.
 * Returns a function that stops it.
 */
export function announcePages(router: DataRouter): () => void {
  const place = document.createElement('p');
  place.className = 'visually-hidden';
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  const titles = new MutationObserver(() => {
    place.textContent = document.title;
  });
  const title = document.querySelector('title');
  if (title !== null) titles.observe(title, { childList: true });
  let path = router.state.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopFollowing = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    // A text that stays the same is not said again.
    place.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      place.textContent ||= document.title;
    }, TITLE_WAIT_MS);
  });
  return () => {
    stopFollowing();
    clearTimeout(timer);
    titles.disconnect();
    place.remove();
  };
}
