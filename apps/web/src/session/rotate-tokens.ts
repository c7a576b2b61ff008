import { type ApiError, isApiError, refresh } from '@amana/api';
import { namespaced } from '../storage/storage.ts';
import { type Session, type Tokens, readStoredSession, updateStoredSession } from './stored-session.ts';

/** A longer refresh counts as failed. */
const REFRESH_TIMEOUT_MS = 10_000;
/** The same for the repetition of a refresh that returned no tokens. */
const REPEAT_TIMEOUT_MS = 3_000;
/** How long a tab waits for another tab's refresh; longer than that refresh, its repetition and ARRIVAL_MS. */
const LOCK_WAIT_MS = 15_000;
/** Tabs run in separate processes, and a lock passes between them faster than a change of local storage. */
const ARRIVAL_MS = 1_000;
const LOOK_MS = 50;
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
    const refreshed = hadToWait
      ? await awaitTokensOfAnotherTab(session, exchanged)
      : tokensRefreshedInAnotherTab(session, exchanged);
    if (refreshed !== null) return refreshed;
    const tokens = await fetchTokens(session, exchanged);
    // Stored before the lock passes on; after a sign-out nothing of this session is stored any more.
    if (readStoredSession()?.refreshToken === session.refreshToken)
      updateStoredSession(session.user?.userId, tokens);
    return tokens;
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
  const stepIfFree = async (lock: Lock | null) => (lock === null ? null : { result: await step(false) });
  try {
    const done = await locks.request(name, { ifAvailable: true }, stepIfFree);
    if (done !== null) return done.result;
    return await locks.request(name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => step(true));
  } catch (error) {
    // Locks are forbidden together with storage, or a frozen page holds the lock: no refresh takes so long.
    if (hasName(error, 'SecurityError') || hasName(error, 'TimeoutError')) return step(false);
    throw error;
  }
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

/** Waits for such tokens; null if none arrived in time. */
async function awaitTokensOfAnotherTab(
  session: Session,
  exchanged: ReadonlySet<string>,
): Promise<Tokens | null> {
  for (let waitedMs = 0; waitedMs < ARRIVAL_MS; waitedMs += LOOK_MS) {
    const tokens = tokensRefreshedInAnotherTab(session, exchanged);
    if (tokens !== null) return tokens;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return tokensRefreshedInAnotherTab(session, exchanged);
}
