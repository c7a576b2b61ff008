import { type ApiError, isApiError, refresh } from '@amana/api';
import { namespaced } from '../storage/storage.ts';
import { type Session, type Tokens, readStoredSession } from './stored-session.ts';

/** A longer refresh counts as failed. */
const REFRESH_TIMEOUT_MS = 10_000;
/** The same for the repetition of a refresh that returned no tokens. */
const REPEAT_TIMEOUT_MS = 3_000;
/** How long a tab waits for another tab's refresh; longer than that refresh, its repetition and ARRIVAL_MS. */
const LOCK_WAIT_MS = 15_000;
/** How long a tab holds the lock after its refresh, so that every tab's process can read the stored tokens. */
const HOLD_MS = 200;
/** Tabs run in separate processes, and a lock passes between them faster than a change of local storage. */
const ARRIVAL_MS = 1000;
const LOCK_NAME = 'amana-refresh';
/** Statuses with which a server refuses a refresh token, possibly in the body of a success. */
const REFUSALS: ReadonlySet<number | null> = new Set([400, 401, 403, 404, 410, 422]);
const NOT_FOUND = 404;
const MAX_SUCCESS_STATUS = 299;

/** The session has ended: the server refuses the refresh, or there is no token. Other failures keep the session. */
export class RefreshRefusedError extends Error {}

const NONE: ReadonlySet<string> = new Set();

/** One tab refreshes at a time; the others take over its tokens, unless this page has `exchanged` them before. */
export async function rotateTokens(session: Session, exchanged = NONE): Promise<Tokens> {
  return withLock(async (hadToWait) => {
    const tokens = hadToWait
      ? await awaitTokensOfAnotherTab(session, exchanged)
      : tokensRefreshedInAnotherTab(session, exchanged);
    return tokens ?? fetchTokens(session, exchanged);
  });
}

async function fetchTokens(session: Session, exchanged: ReadonlySet<string>): Promise<Tokens> {
  const { refreshToken } = session;
  if (refreshToken === null) throw new RefreshRefusedError('No refresh token is stored');
  try {
    return await exchange(refreshToken, REFRESH_TIMEOUT_MS);
  } catch (error) {
    if (!hasNoTokens(error)) throw error;
  }
  // Another tab may have used this refresh token, and its new tokens have not arrived here yet.
  const tokens = await awaitTokensOfAnotherTab(session, exchanged);
  if (tokens !== null) return tokens;
  try {
    // The tokens may have been in an answer that was lost, which the server gives once more.
    return await exchange(refreshToken, REPEAT_TIMEOUT_MS);
  } catch (error) {
    if (!hasNoTokens(error) || hasNoBody(error)) throw error;
    throw new RefreshRefusedError(refusesToken(error) ? error.message : 'The refresh returned no token');
  }
}

async function exchange(refreshToken: string, timeout: number): Promise<Tokens> {
  const { data } = await refresh({ refreshToken }, { timeout });
  // A server that does not rotate refresh tokens returns none, or an empty one.
  const { token, refreshToken: next = '' } = data;
  return { accessToken: token, refreshToken: next === '' ? refreshToken : next };
}

/** The service has answered, but without tokens; an unreadable answer would be the page of a proxy or a hotspot. */
function hasNoTokens(error: unknown): error is ApiError {
  return isApiError(error) && (error.kind === 'incomplete' || refusesToken(error));
}

/** A success without a body refuses nothing: its content was lost on the way. */
function hasNoBody({ code }: ApiError): boolean {
  return code?.endsWith('-empty') === true;
}

/** A page is not an answer of the service: a proxy has blocked the call. */
function refusesToken({ kind, status, text, isPage }: ApiError): boolean {
  if (kind !== 'refused' || isPage) return false;
  // Without a message it may be a proxy that does not know the address.
  if (status === NOT_FOUND && text === null) return false;
  return REFUSALS.has(status) || (status !== null && status <= MAX_SUCCESS_STATUS);
}

async function withLock<Result>(step: (hadToWait: boolean) => Promise<Result>): Promise<Result> {
  // Browsers have no locks on insecure addresses; then tabs may refresh at the same time.
  if (!('locks' in navigator)) return step(false);
  const { locks } = navigator;
  const name = namespaced(LOCK_NAME);
  const held = await new Promise<{ result: Result } | null>((resolve, reject) => {
    const request = locks.request(name, { ifAvailable: true }, async (lock) => {
      const done = lock === null ? null : { result: await step(false) };
      resolve(done);
      // In a hidden page timers are slow, and the other tabs would wait for them.
      if (done !== null && !document.hidden) await new Promise((release) => setTimeout(release, HOLD_MS));
    });
    request.catch(reject);
  }).catch(async (error: unknown) => {
    // A browser that forbids storage also forbids locks; then nothing is shared with other tabs.
    if (hasName(error, 'SecurityError')) return { result: await step(false) };
    // Another page has taken the lock, because this one was frozen.
    if (hasName(error, 'AbortError')) return null;
    throw error;
  });
  if (held !== null) return held.result;
  return locks
    .request(name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, async () => step(true))
    .catch((error: unknown) => {
      // No refresh takes this long: the page that holds the lock is frozen, as in Safari's back/forward cache.
      if (hasName(error, 'TimeoutError')) return locks.request(name, { steal: true }, async () => step(true));
      throw error;
    });
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

/**
 * Newer tokens of the same person that another tab has stored, else null.
 * @param exchanged access tokens that this page has exchanged, which remain in a full storage
 */
function tokensRefreshedInAnotherTab(session: Session, exchanged: ReadonlySet<string>): Tokens | null {
  const stored = readStoredSession();
  if (stored?.accessToken === null || stored?.refreshToken === null || stored === null) return null;
  const isOwn = stored.accessToken === session.accessToken || exchanged.has(stored.accessToken);
  const isNewer = !isOwn && stored.user?.userId === session.user?.userId;
  return isNewer ? { accessToken: stored.accessToken, refreshToken: stored.refreshToken } : null;
}

/** Waits for such tokens; null if none arrived in time, or another tab signed out. */
async function awaitTokensOfAnotherTab(
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
    const timer = setTimeout(() => settle(null), ARRIVAL_MS);
    window.addEventListener('storage', look, { signal: stop.signal });
    look();
  });
}
