import type { User } from '@amana/api';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { RefreshRefusedError, rotateTokens } from './rotate-tokens.ts';
import { type Credentials, type Session, SIGNED_OUT } from './session-types.ts';
import { clearStorage, readStoredSession, storeSession, updateStoredSession } from './stored-session.ts';

interface Refresh {
  readonly session: Session;
  readonly exchanged: ReadonlySet<string>;
}

// What can happen.
/** `siteRoot`: the path that a sign-out leads to, with a slash at the end. */
export const appStarted = createEvent<{ siteRoot: string }>();
export const credentialsSet = createEvent<Credentials>();
/** The profile of the signed-in user was read or changed. */
export const userUpdated = createEvent<User>();
export const loggedOut = createEvent();
/** Another tab has written the stored session, which is null after a sign-out. */
export const changedInAnotherTab = createEvent<Session | null>();

// The outside world.
const readSessionFx = createEffect(() => readStoredSession());
const saveSessionFx = createEffect((session: Session) => storeSession(session));
const updateStoredSessionFx = createEffect(updateStoredSession);
export const clearStorageFx = createEffect(clearStorage);
export const goToSiteRootFx = createEffect((siteRoot: string) => {
  window.location.assign(siteRoot);
});
export const rotateTokensFx = createEffect(({ session, exchanged }: Refresh) =>
  rotateTokens(session, exchanged),
);
export const logRefreshFailureFx = createEffect((error: Error) => {
  // eslint-disable-next-line no-console
  console.warn('The session could not be refreshed', error.message);
});

// What we know.
const $siteRoot = createStore('/').on(appStarted, (_, { siteRoot }) => siteRoot);

export const $session = createStore<Session>(SIGNED_OUT)
  .on(readSessionFx.doneData, (_, stored) => stored ?? SIGNED_OUT)
  .on(credentialsSet, (_, { user, accessToken, refreshToken }) => ({
    user,
    accessToken,
    refreshToken,
    isAuthenticated: true,
  }))
  .on(userUpdated, (session, user) => (session.user?.userId === user.userId ? { ...session, user } : session))
  .reset(loggedOut);

export const $isAuthenticated = $session.map(({ isAuthenticated }) => isAuthenticated);

/** Null while nobody is signed in; for code outside of components. */
export const viewerId = (): string | null => $session.getState().user?.userId ?? null;

/** Of the person who is signed in or was the last to be so on this page. */
const $lastUserId = createStore<string | null>(null).on(
  $session,
  (lastUserId, { user }) => user?.userId ?? lastUserId,
);

/** The access tokens that this page has exchanged for others: a storage that is full still has them. */
const $exchanged = createStore<ReadonlySet<string>>(new Set())
  .on(rotateTokensFx.done, (tokens, { params: { session } }) =>
    session.accessToken === null ? tokens : new Set(tokens).add(session.accessToken),
  )
  .reset(loggedOut);

const takenOver = sample({
  clock: changedInAnotherTab,
  source: { session: $session, exchanged: $exchanged },
  filter: ({ session, exchanged }, stored) =>
    isSamePerson(session, stored) && !exchanged.has(stored?.accessToken ?? ''),
  fn: (_, stored) => stored ?? SIGNED_OUT,
});
$session.on(takenOver, (_, stored) => stored);

function isSamePerson({ user }: Session, stored: Session | null): boolean {
  return stored?.isAuthenticated === true && stored.user?.userId === user?.userId;
}

/** Refreshes the tokens of the present session. */
export const refreshFx = attach({
  source: { session: $session, exchanged: $exchanged },
  effect: rotateTokensFx,
});

const refreshed = sample({
  clock: rotateTokensFx.done,
  source: $session,
  // A refresh that ends after a sign-out, or after another sign-in, does not revive the session.
  filter: (session, { params }) =>
    session.isAuthenticated && session.refreshToken === params.session.refreshToken,
  fn: (session, { result }): Session => ({
    ...session,
    ...result,
    // The contract: after a refresh the user object carries both tokens too.
    user:
      session.user === null
        ? null
        : { ...session.user, token: result.accessToken, refreshToken: result.refreshToken },
  }),
});
$session.on(refreshed, (_, session) => session);

const refreshFailed = sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: (session, { params }) =>
    session.isAuthenticated && session.accessToken === params.session.accessToken,
  fn: (_, { error }) => error instanceof RefreshRefusedError,
});

/** The last session on this page was ended by the server, not by the person. */
export const $isEndedByServer = createStore(false)
  .on(refreshFailed, (_, isRefused) => isRefused)
  .reset(credentialsSet);

/** The tokens have expired, and the server could not be reached for new ones. */
export const $isRefreshDue = createStore(false)
  .on(refreshFailed, (_, isRefused) => !isRefused)
  .reset(refreshed, takenOver, loggedOut);

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
  target: updateStoredSessionFx,
});
sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({ clock: refreshFailed, filter: Boolean, fn: () => undefined, target: loggedOut });
sample({
  clock: changedInAnotherTab,
  source: $session,
  // A tab that was frozen, or kept for Back, missed the sign-out and finds the next person's session.
  filter: (session, stored) => session.isAuthenticated && !isSamePerson(session, stored),
  fn: () => undefined,
  target: loggedOut,
});
sample({ clock: loggedOut, source: $lastUserId, target: clearStorageFx });
sample({ clock: clearStorageFx.finally, source: $siteRoot, target: goToSiteRootFx });
