import { type TokenSource, isApiError } from '@amana/api';
import { type Scope, scopeBind } from 'effector';
import { $refreshFailure, $session, refreshFx } from './session.ts';

const RETRY_MS = { first: 2_000, most: 60_000 };

/**
 * Tokens for the transport. Any number of 401s share one refresh. A late 401, of a call with an older token, gets the
 * current token without a refresh, but never another person's. A refresh that failed without a refusal is retried,
 * but not before the time that the service asks to wait.
 */
export function createTokenSource(scope: Scope): TokenSource {
  const read = () => scope.getState($session);
  const readFailure = () => scope.getState($refreshFailure);
  /** Access token → its owner. */
  const owners = new Map<string | null, string | undefined>();
  /** Another person has signed in since the call; repeating it would send it as theirs. */
  const isOfAnother = (usedToken: string | null) =>
    owners.has(usedToken) && owners.get(usedToken) !== read().user?.userId;
  const refreshTokens = scopeBind(refreshFx, { scope });
  let running: Promise<void> | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let backoffMs = RETRY_MS.first;
  /** Until when the service asked to wait, in ms since 1970. */
  let waitUntilMs = 0;
  const refreshOnce = async () => {
    await refreshTokens().catch(() => null);
    const failure = readFailure();
    if (failure === null) {
      backoffMs = RETRY_MS.first;
      return;
    }
    const askedMs = isApiError(failure) ? failure.waitMs : 0;
    waitUntilMs = Date.now() + askedMs;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(retry, Math.max(backoffMs, askedMs));
    backoffMs = Math.min(backoffMs * 2, RETRY_MS.most);
    throw failure;
  };
  const share = () => {
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    return running;
  };
  const retry = () => {
    if (readFailure() !== null) share().catch(() => null);
  };
  window.addEventListener('online', retry);
  return {
    getAccessToken() {
      const { accessToken, user } = read();
      owners.set(accessToken, user?.userId);
      return accessToken;
    },
    async refresh(usedToken) {
      if (!read().isAuthenticated || isOfAnother(usedToken)) return null;
      if (read().accessToken === usedToken) {
        const failure = readFailure();
        if (failure !== null && Date.now() < waitUntilMs) throw failure;
        await share();
      }
      return isOfAnother(usedToken) ? null : read().accessToken;
    },
  };
}
