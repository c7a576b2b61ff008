import { isApiError, refresh } from '@amana/api';
import { namespaced } from '../storage/storage.ts';
import {
  type Session,
  type Tokens,
  SIGNED_OUT,
  isOfSamePerson,
  readStoredSession,
  storeSession,
  withTokens,
} from './stored-session.ts';

/** A longer exchange counts as failed. */
const EXCHANGE_TIMEOUT_MS = 10_000;
/** Tabs run in separate processes, and a lock passes between them faster than a change of local storage. */
const ARRIVAL_MS = 1_000;
const LOOK_MS = 50;
/** How long a tab waits for another tab's refresh, which is two exchanges and twice ARRIVAL_MS at most. */
const LOCK_WAIT_MS = 25_000;
/** Statuses with which a server refuses a refresh token; 200 if the body says so. */
const REFUSALS: ReadonlySet<number | null> = new Set([200, 400, 401, 403, 404, 410, 422]);

/** The session has ended: the server refuses the refresh, or there is no token. Other failures keep the session. */
export class RefreshRefusedError extends Error {}

/** One tab refreshes at a time; the others take over its tokens. */
export async function rotateTokens(session: Session): Promise<Tokens> {
  return withLock(async (hadToWait) => {
    const refreshed = await tokensOfAnotherTab(session, hadToWait ? ARRIVAL_MS : 0);
    if (refreshed !== null) return refreshed;
    const tokens = await exchange(session).catch(async (error: unknown) => {
      if (!(error instanceof RefreshRefusedError)) throw error;
      // Another tab may have used this refresh token, and its new tokens have not arrived here yet. Or they were in an
      // answer that was lost, which the server gives once more.
      return (await tokensOfAnotherTab(session, ARRIVAL_MS)) ?? exchange(session);
    });
    // Stored before the lock passes on; after a sign-out nothing of this session is stored any more.
    const stored = readStoredSession();
    if (stored?.accessToken === session.accessToken) storeSession(withTokens(stored, tokens));
    return tokens;
  });
}

async function exchange({ refreshToken }: Session): Promise<Tokens> {
  if (refreshToken === null) throw new RefreshRefusedError('No refresh token is stored');
  const { data } = await refresh({ refreshToken }, { timeout: EXCHANGE_TIMEOUT_MS }).catch(
    (error: unknown) => {
      throw isRefusal(error) ? new RefreshRefusedError(String(error)) : error;
    },
  );
  // A server that does not rotate refresh tokens returns none, or an empty one.
  const { token, refreshToken: next = '' } = data;
  return { accessToken: token, refreshToken: next === '' ? refreshToken : next };
}

/** The service itself has answered, without tokens. */
function isRefusal(error: unknown): boolean {
  // A page is the answer of a proxy, and so is perhaps a 404 without a message: it does not know the address.
  if (!isApiError(error) || error.isPage || (error.status === 404 && error.text === null)) return false;
  // A success without a body refuses nothing: its content was lost on the way.
  if (error.kind === 'incomplete') return error.code?.endsWith('-empty') !== true;
  return error.kind === 'refused' && REFUSALS.has(error.status);
}

async function withLock(step: (hadToWait: boolean) => Promise<Tokens>): Promise<Tokens> {
  // Browsers have no locks on insecure addresses; then tabs may refresh at the same time.
  if (!('locks' in navigator)) return step(false);
  const name = namespaced('amana-refresh');
  const stepIfFree = (lock: Lock | null) => (lock === null ? null : step(false));
  try {
    const tokens = await navigator.locks.request(name, { ifAvailable: true }, stepIfFree);
    const signal = AbortSignal.timeout(LOCK_WAIT_MS);
    return tokens ?? (await navigator.locks.request(name, { signal }, () => step(true)));
  } catch (error) {
    // Locks are forbidden together with storage, or a frozen page holds the lock: no refresh takes so long.
    if (error instanceof DOMException) return step(false);
    throw error;
  }
}

/** Newer tokens of the same person, if another tab stores them within this time, else null. */
async function tokensOfAnotherTab(session: Session, withinMs: number): Promise<Tokens | null> {
  for (let waitedMs = 0; ; waitedMs += LOOK_MS) {
    const stored = readStoredSession();
    const { accessToken, refreshToken } = isOfSamePerson(stored, session) ? stored : SIGNED_OUT;
    if (accessToken !== null && refreshToken !== null && accessToken !== session.accessToken)
      return { accessToken, refreshToken };
    if (waitedMs >= withinMs) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
