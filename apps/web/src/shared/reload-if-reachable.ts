import { SITE_ROOT } from './site-root.ts';

const PAGE_TIMEOUT_MS = 5_000;
const ASK_AGAIN_MS = 2_000;

/** Reloads unless the browser would show its own offline page. */
export async function reloadIfReachable(): Promise<void> {
  if ((await fetchPage()) !== null) window.location.reload();
}

/** Reloads as soon as the server answers, unless stopped before: a network that has just returned often fails at first. */
export async function reloadOnceReachable(stop: AbortSignal): Promise<void> {
  while (!stop.aborted && (await fetchPage()) === null) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  if (!stop.aborted) window.location.reload();
}

/** The page's current version on the server; null if the server is unreachable. */
export async function fetchPage(): Promise<string | null> {
  const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
  return fetch(SITE_ROOT, { cache: 'no-store', signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
}
