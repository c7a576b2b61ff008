import type { TokenSource } from '@amana/api';
import type { Scope } from 'effector';
import { allSettled } from 'effector';
import { $session, refreshFx } from './session.ts';

/**
 * Tokens for the transport. Any number of 401s share one refresh; a late one, of a call that still carried an older
 * token, gets the current token without a refresh.
 */
export function createTokenSource(scope?: Scope): TokenSource {
  const read = () => (scope === undefined ? $session.getState() : scope.getState($session));
  let running: Promise<string | null> | null = null;
  const refreshOnce = async (): Promise<string | null> => {
    await (scope === undefined ? refreshFx().catch(() => null) : allSettled(refreshFx, { scope }));
    return read().accessToken;
  };
  return {
    getAccessToken: () => read().accessToken,
    refresh(usedToken) {
      const { accessToken, isAuthenticated } = read();
      if (!isAuthenticated) return Promise.resolve(null);
      if (accessToken !== null && accessToken !== usedToken) return Promise.resolve(accessToken);
      running ??= refreshOnce().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
