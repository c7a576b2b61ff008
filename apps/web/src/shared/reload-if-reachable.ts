import { SITE_ROOT } from './site-root.ts';

const PAGE_TIMEOUT_MS = 5_000;
const ASK_AGAIN_MS = 2_000;

/** Reloads unless the browser would show its own offline page. */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) window.location.reload();
}

/** Reloads as soon as the server answers, unless stopped before: a network that has just returned often fails at first. */
export async function reloadOnceReachable(stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !(await isReachable())) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  if (!stop.aborted) window.location.reload();
}

function isReachable(): Promise<boolean> {
  return fetch(SITE_ROOT, { cache: 'no-store', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
