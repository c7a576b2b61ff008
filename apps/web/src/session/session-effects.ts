import { createEffect } from 'effector';
import { rotateTokens } from './rotate-tokens.ts';
import type { Session } from './session-types.ts';
import { clearStorage, readStoredSession, storeSession, updateStoredSession } from './stored-session.ts';

export const readSessionFx = createEffect(() => readStoredSession());

/** Whether the session is stored: a browser may forbid storage, or it may be full. */
export const saveSessionFx = createEffect((session: Session): boolean => {
  storeSession(session);
  return readStoredSession()?.accessToken === session.accessToken;
});

/** Updates only a session of the given person; false if no session is stored any more. */
export const updateStoredSessionFx = createEffect(
  ({ session, change }: { session: Session; change: Partial<Session> }): boolean =>
    updateStoredSession(session.user?.userId, change),
);

export const clearStorageFx = createEffect(clearStorage);

/** After this time the load of the site root is cancelled and this page stays in use. */
const LOAD_MS = 10_000;

/** Pending until the page is replaced. If that fails, the load is cancelled, so that it discards nothing typed later. */
export const goToSiteRootFx = createEffect(async (siteRoot: string) => {
  window.location.replace(siteRoot);
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LOAD_MS);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // The page returned from the back/forward cache.
      if (persisted) resolve();
    };
    window.addEventListener('pageshow', onShow, { signal: over.signal });
  });
  over.abort();
  window.stop();
});

export const $isLeaving = goToSiteRootFx.pending;

export interface Refresh {
  readonly session: Session;
  readonly exchanged: ReadonlySet<string>;
}

export const rotateTokensFx = createEffect(({ session, exchanged }: Refresh) =>
  rotateTokens(session, exchanged),
);

export const logRefreshFailureFx = createEffect((error: Error) => {
  // eslint-disable-next-line no-console
  console.warn('The session could not be refreshed', error.message);
});
