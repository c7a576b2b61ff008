import { OPEN_PARAMETER } from './static-page.ts';

/** Static hosts answer some addresses with the page of another: the one that was meant is put back. */
export function goToAskedScreen(root: string): void {
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get(OPEN_PARAMETER);
  // As a path below the folder, whatever it says: '//elsewhere' is none, and browsers read '\' as '/'.
  if (asked !== null) window.history.replaceState(null, '', `${root}${asked.replace(/^[/\\]+/, '')}`);
  else if (pathname === `${root}index.html`) window.history.replaceState(null, '', `${root}${search}${hash}`);
}
