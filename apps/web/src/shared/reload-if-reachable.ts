import { SITE_ROOT } from './site-root.ts';

const PAGE_TIMEOUT_MS = 5_000;

/** Reloads unless that would end at the browser's own page about a lost network. */
export async function reloadIfReachable(): Promise<void> {
  if ((await fetchPage()) !== null) window.location.reload();
}

/** The page as the server has it now; null if it cannot be asked. */
export async function fetchPage(): Promise<string | null> {
  const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
  return fetch(SITE_ROOT, { cache: 'no-store', signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
}
