import { createEffect } from 'effector';
import { rotateTokens } from './rotate-tokens.ts';
import type { Session } from './session-types.ts';
import { clearStorage, readStoredSession, storeSession, updateStoredSession } from './stored-session.ts';

/** The outside world of the session: storage, server, address and log. */
export const readSessionFx = createEffect(() => readStoredSession());

/** Whether the session is stored now: a browser may forbid storage, or its storage may be full. */
export const saveSessionFx = createEffect((session: Session): boolean => {
  storeSession(session);
  return readStoredSession()?.accessToken === session.accessToken;
});

/** Of the person whose session is given; false where no session is stored any more. */
export const updateStoredSessionFx = createEffect(
  ({ session, change }: { session: Session; change: Partial<Session> }): boolean =>
    updateStoredSession(session.user?.userId, change),
);

export const clearStorageFx = createEffect(clearStorage);

/** How long the load of the site root may take, in ms: after that this page is used on. */
const LOAD_MS = 10_000;

/** Pending until the page is replaced. If that fails, the load is given up, so that it wipes nothing typed from then on. */
export const goToSiteRootFx = createEffect(async (siteRoot: string) => {
  window.location.replace(siteRoot);
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LOAD_MS);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // The page was in the back/forward cache, and is shown again.
      if (persisted) resolve();
    };
    window.addEventListener('pageshow', onShow, { signal: over.signal });
  });
  over.abort();
  window.stop();
});

/** Another page is about to replace this one. */
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
