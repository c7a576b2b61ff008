import { refresh } from '@amana/api';
import { readStoredSession } from './session-storage.ts';
import type { Session, Tokens } from './session-types.ts';

/** A refresh that takes longer counts as failed, in ms. */
const REFRESH_TIMEOUT_MS = 10_000;
/** How long a tab waits for another tab's refresh, in ms. */
const LOCK_WAIT_MS = 5_000;
const LOCK_NAME = 'amana-refresh';

/** One tab at a time; what another tab has bought meanwhile is taken over (decision D14). */
export async function rotateTokens(session: Session): Promise<Tokens> {
  return withLock(async () => {
    const bought = boughtElsewhere(session);
    if (bought !== null) return bought;
    const { refreshToken } = session;
    if (refreshToken === null) throw new Error('No refresh token is stored');
    const { data } = await refresh({ refreshToken }, { timeout: REFRESH_TIMEOUT_MS });
    if (typeof data.token !== 'string' || data.token === '') throw new Error('The refresh brought no token');
    // §7: the old refresh token is kept if no new one is returned.
    return { accessToken: data.token, refreshToken: data.refreshToken ?? refreshToken };
  });
}

function boughtElsewhere(session: Session): Tokens | null {
  const stored = readStoredSession();
  if (stored?.accessToken === null || stored?.refreshToken === null || stored === null) return null;
  const isNewer = stored.accessToken !== session.accessToken && stored.user?.userId === session.user?.userId;
  return isNewer ? { accessToken: stored.accessToken, refreshToken: stored.refreshToken } : null;
}

async function withLock<Result>(step: () => Promise<Result>): Promise<Result> {
  // Absent on addresses that are not secure, where only this tab is kept in order.
  if (!('locks' in navigator)) return step();
  return navigator.locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, step);
}
