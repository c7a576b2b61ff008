import { readStoredSession } from './session-storage.ts';
import type { Session, Tokens } from './session-types.ts';

/**
 * How long what another tab stored may be under way to this one, in ms.
 * Browsers run tabs in processes of their own, and a lock passes from one to the next faster than local storage does.
 */
const HANDOVER_MS = 1000;

/** Tokens of the same person, newer than the session's, that another tab has stored; else null. */
export function boughtElsewhere(session: Session): Tokens | null {
  const stored = readStoredSession();
  if (stored?.accessToken === null || stored?.refreshToken === null || stored === null) return null;
  const isNewer = stored.accessToken !== session.accessToken && stored.user?.userId === session.user?.userId;
  return isNewer ? { accessToken: stored.accessToken, refreshToken: stored.refreshToken } : null;
}

/** The same, once they have arrived; null when none came in time, or another tab signed out. */
export async function boughtElsewhereSoon(session: Session): Promise<Tokens | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (tokens: Tokens | null): void => {
      stop.abort();
      clearTimeout(timer);
      resolve(tokens);
    };
    const look = (): void => {
      const tokens = boughtElsewhere(session);
      if (tokens !== null || readStoredSession() === null) settle(tokens);
    };
    const timer = setTimeout(() => {
      settle(null);
    }, HANDOVER_MS);
    window.addEventListener('storage', look, { signal: stop.signal });
    look();
  });
}
