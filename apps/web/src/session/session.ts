import type { User } from '@amana/api';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { SITE_ROOT } from '../shared/site-root.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { clearStorage, keepSession, readStoredSession, storeSession } from './session-storage.ts';
import type { Credentials, Session } from './session-types.ts';
import { SIGNED_OUT } from './session-types.ts';

// What can happen.
export const appStarted = createEvent();
export const credentialsSet = createEvent<Credentials>();
/** The profile of the signed-in user was read or changed. */
export const userUpdated = createEvent<User>();
export const loggedOut = createEvent();
/** Another tab wrote the stored session: null when it signed out. */
export const storedElsewhere = createEvent<Session | null>();

// The outside world.
export const readSessionFx = createEffect(readStoredSession);
export const saveSessionFx = createEffect(storeSession);
export const keepSessionFx = createEffect(keepSession);
export const clearStorageFx = createEffect(clearStorage);
export const goToSiteRootFx = createEffect(() => {
  window.location.assign(SITE_ROOT);
});
export const rotateTokensFx = createEffect(rotateTokens);
export const logRefreshFailureFx = createEffect((error: Error) => {
  // §4: an exception of the refresh is logged.
  // eslint-disable-next-line no-console
  console.warn('The session could not be refreshed', error.message);
});

// What we know.
export const $session = createStore<Session>(SIGNED_OUT)
  .on(readSessionFx.doneData, (_, stored) => stored ?? SIGNED_OUT)
  .on(credentialsSet, (_, { user, accessToken, refreshToken }) => ({
    user,
    accessToken,
    refreshToken,
    isAuthenticated: true,
  }))
  .on(userUpdated, (session, user) => (session.isAuthenticated ? { ...session, user } : session))
  .on(storedElsewhere, (session, stored) =>
    stored?.isAuthenticated === true && stored.user?.userId === session.user?.userId ? stored : session,
  )
  .reset(loggedOut);

export const $isAuthenticated = $session.map(({ isAuthenticated }) => isAuthenticated);

/** Buys the next tokens with what the session holds when it is asked. */
export const refreshFx = attach({ source: $session, effect: (session) => rotateTokensFx(session) });

const refreshed = sample({
  clock: rotateTokensFx.done,
  source: $session,
  // A refresh that comes back after a sign-out, or after another sign-in, does not revive the session.
  filter: (session, { params }) => session.isAuthenticated && session.refreshToken === params.refreshToken,
  fn: (session, { result }): Session => ({
    ...session,
    ...result,
    // §3: after a refresh the user object also carries both tokens.
    user:
      session.user === null
        ? null
        : { ...session.user, token: result.accessToken, refreshToken: result.refreshToken },
  }),
});
$session.on(refreshed, (_, session) => session);

// What follows.
sample({ clock: appStarted, target: readSessionFx });
sample({
  clock: credentialsSet,
  source: $session,
  target: saveSessionFx,
});
sample({
  clock: [userUpdated, refreshed],
  source: $session,
  filter: $isAuthenticated,
  target: keepSessionFx,
});
sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: (session, { params }) => session.isAuthenticated && session.accessToken === params.accessToken,
  target: loggedOut,
});
sample({
  clock: storedElsewhere,
  source: $session,
  filter: (session, stored) => session.isAuthenticated && stored?.isAuthenticated !== true,
  target: loggedOut,
});
sample({ clock: loggedOut, target: clearStorageFx });
sample({ clock: clearStorageFx.finally, target: goToSiteRootFx });
