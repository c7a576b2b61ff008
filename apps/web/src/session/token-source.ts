import { type ApiError, type TokenSource, isApiError } from '@amana/api';
import { type Scope, scopeBind } from 'effector';
import { $isRefreshDue, $session, refreshFx } from './session.ts';

const RETRY_MS = { first: 2_000, most: 60_000 };

/**
 * Tokens for the transport. Any number of 401s share one refresh. A late 401, of a call with an older token, gets the
 * current token without a refresh, but never another person's. A refresh that failed without a refusal is retried,
 * but not before the time that the service asks to wait.
 */
export function createTokenSource(scope: Scope): TokenSource {
  const read = () => scope.getState($session);
  const isDue = () => scope.getState($isRefreshDue);
  const refreshTokens = scopeBind(refreshFx, { scope });
  let running: Promise<string | null> | null = null;
  let waitMs = RETRY_MS.first;
  let cancelRetry: (() => void) | null = null;
  /** The last failure if the service has asked to wait, and until when, in ms since 1970. */
  let asked: { readonly failure: ApiError; readonly untilMs: number } | null = null;
  /** Access token → its owner. */
  const owners = new Map<string | null, string | undefined>();
  /** Another person has signed in since the call; repeating it would send it as theirs. */
  const isOfAnother = (usedToken: string | null) =>
    owners.has(usedToken) && owners.get(usedToken) !== read().user?.userId;
  const refreshOnce = async (): Promise<string | null> => {
    const failure: unknown = await refreshTokens().then(
      () => null,
      (error: unknown) => error,
    );
    if (!isDue()) {
      waitMs = RETRY_MS.first;
      return read().accessToken;
    }
    const askedMs = isApiError(failure) ? failure.waitMs : 0;
    asked = isApiError(failure) && askedMs > 0 ? { failure, untilMs: Date.now() + askedMs } : null;
    retryLater(askedMs);
    throw failure;
  };
  const share = () => {
    cancelRetry?.();
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    return running;
  };
  const retryLater = (askedMs: number) => {
    const retry = () => {
      if (isDue()) share().catch(() => null);
    };
    const timer = setTimeout(retry, Math.max(waitMs, askedMs));
    const stop = new AbortController();
    window.addEventListener('online', retry, { signal: stop.signal });
    cancelRetry = () => {
      clearTimeout(timer);
      stop.abort();
    };
    waitMs = Math.min(waitMs * 2, RETRY_MS.most);
  };
  return {
    getAccessToken() {
      const { accessToken, user } = read();
      owners.set(accessToken, user?.userId);
      return accessToken;
    },
    async refresh(usedToken) {
      const { accessToken, isAuthenticated } = read();
      if (!isAuthenticated || isOfAnother(usedToken)) return null;
      if (accessToken !== null && accessToken !== usedToken) return accessToken;
      if (asked !== null && isDue() && Date.now() < asked.untilMs) throw asked.failure;
      const next = await share();
      return isOfAnother(usedToken) ? null : next;
    },
  };
}
