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

export const goToSiteRootFx = createEffect((siteRoot: string) => {
  window.location.assign(siteRoot);
});

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
