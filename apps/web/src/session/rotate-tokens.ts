import { isApiError, refresh } from '@amana/api';
import { boughtElsewhere, boughtElsewhereSoon } from './bought-elsewhere.ts';
import { seated } from './seat.ts';
import type { Session, Tokens } from './session-types.ts';

/** A refresh that takes longer counts as failed, in ms. */
const REFRESH_TIMEOUT_MS = 10_000;
/** How long a tab waits for another tab's refresh, in ms: longer than that one may take. */
const LOCK_WAIT_MS = 15_000;
/** How long a tab keeps the lock after its refresh, in ms: until what it stores can be read in every tab's process. */
const KEPT_MS = 200;
const LOCK_NAME = 'amana-refresh';

/** One tab at a time; what another tab has bought meanwhile is taken over (decision D14). */
export async function rotateTokens(session: Session): Promise<Tokens> {
  return withLock(async (hadToWait) => {
    const bought = hadToWait ? await boughtElsewhereSoon(session) : boughtElsewhere(session);
    return bought ?? buyTokens(session);
  });
}

async function buyTokens(session: Session): Promise<Tokens> {
  const { refreshToken } = session;
  if (refreshToken === null) throw new Error('No refresh token is stored');
  try {
    const { data } = await refresh({ refreshToken }, { timeout: REFRESH_TIMEOUT_MS });
    if (typeof data.token !== 'string' || data.token === '') throw new Error('The refresh brought no token');
    // §7: the old refresh token is kept if no new one is returned.
    return { accessToken: data.token, refreshToken: data.refreshToken ?? refreshToken };
  } catch (error) {
    // Refused as used already: by a tab whose purchase had not arrived here when this one looked.
    const bought = isApiError(error) && error.kind === 'http' ? await boughtElsewhereSoon(session) : null;
    if (bought !== null) return bought;
    throw error;
  }
}

async function withLock<Result>(step: (hadToWait: boolean) => Promise<Result>): Promise<Result> {
  // Absent on addresses that are not secure, where only this tab is kept in order.
  if (!('locks' in navigator)) return step(false);
  const { locks } = navigator;
  const name = seated(LOCK_NAME);
  const held = await new Promise<{ result: Result } | null>((resolve, reject) => {
    const request = locks.request(name, { ifAvailable: true }, async (lock) => {
      const done = lock === null ? null : { result: await step(false) };
      resolve(done);
      // In a hidden page timers are slow, and the others would wait for it.
      if (done !== null && !document.hidden) await new Promise((release) => setTimeout(release, KEPT_MS));
    });
    request.catch(reject);
  }).catch(async (error: unknown) => {
    // A browser that forbids the storage forbids the locks too; then there is nothing to share with other tabs.
    if (error instanceof DOMException && error.name === 'SecurityError') return { result: await step(false) };
    throw error;
  });
  if (held !== null) return held.result;
  return locks.request(name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, async () => step(true));
}
