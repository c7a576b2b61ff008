import type { Session, Tokens } from './session-types.ts';
import { readStoredSession } from './stored-session.ts';

/** Tabs run in separate processes, and a lock passes between them faster than a change of local storage. */
const ARRIVAL_MS = 1000;

/**
 * Newer tokens of the same person that another tab has stored, else null.
 * @param exchanged access tokens that this page has exchanged, which remain in a full storage
 */
export function tokensRefreshedInAnotherTab(session: Session, exchanged: ReadonlySet<string>): Tokens | null {
  const stored = readStoredSession();
  if (stored?.accessToken === null || stored?.refreshToken === null || stored === null) return null;
  const isOwn = stored.accessToken === session.accessToken || exchanged.has(stored.accessToken);
  const isNewer = !isOwn && stored.user?.userId === session.user?.userId;
  return isNewer ? { accessToken: stored.accessToken, refreshToken: stored.refreshToken } : null;
}

/** Waits for such tokens; null if none arrived in time, or another tab signed out. */
export async function awaitTokensOfAnotherTab(
  session: Session,
  exchanged: ReadonlySet<string>,
): Promise<Tokens | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (tokens: Tokens | null): void => {
      stop.abort();
      clearTimeout(timer);
      resolve(tokens);
    };
    const look = (): void => {
      const tokens = tokensRefreshedInAnotherTab(session, exchanged);
      if (tokens !== null || readStoredSession() === null) settle(tokens);
    };
    const timer = setTimeout(() => {
      settle(null);
    }, ARRIVAL_MS);
    window.addEventListener('storage', look, { signal: stop.signal });
    look();
  });
}
