import { type FailureKind, type User, isApiError } from '@amana/api';
import { type Scope, attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { RefreshRefusedError, rotateTokens } from './rotate-tokens.ts';
import {
  type Credentials,
  type Session,
  SIGNED_OUT,
  clearStorage,
  readStoredSession,
  restoreSession,
  storeSession,
  updateStoredSession,
} from './stored-session.ts';

/** `siteRoot`: path that a sign-out leads to, with a trailing slash. */
export const appStarted = createEvent<{ siteRoot: string }>();
export const credentialsSet = createEvent<Credentials>();
export const userUpdated = createEvent<User>();
export const loggedOut = createEvent();
const sessionEnded = createEvent();
export const signedOut = merge([loggedOut, sessionEnded]);
export const publicPageOpened = createEvent();
export const publicPageLeft = createEvent();
export const changedInAnotherTab = createEvent<Session | null>();

const readSessionFx = createEffect(restoreSession);

/** Whether the session is stored: a browser may forbid storage, or it may be full. */
const saveSessionFx = createEffect((session: Session): boolean => {
  storeSession(session);
  return readStoredSession()?.accessToken === session.accessToken;
});

/** Updates only a session of the given person; false if no session is stored any more. */
const updateStoredSessionFx = createEffect(
  ({ session, change }: { session: Session; change: Partial<Session> }): boolean =>
    updateStoredSession(session.user?.userId, change),
);

export const clearStorageFx = createEffect(clearStorage);

export const goToSiteRootFx = createEffect((siteRoot: string) => window.location.replace(siteRoot));

export const rotateTokensFx = createEffect(
  ({ session, exchanged }: { session: Session; exchanged: ReadonlySet<string> }) =>
    rotateTokens(session, exchanged),
);

export const logRefreshFailureFx = createEffect((error: Error) => {
  // eslint-disable-next-line no-console
  console.warn('The session could not be refreshed', error.message);
});

/** A public page stays open when a session ends, because nothing on it belongs to the person. */
const $isPublicPage = createStore(false)
  .on(publicPageOpened, () => true)
  .on(publicPageLeft, () => false);
const $isEndedByPerson = createStore(true)
  .on(loggedOut, () => true)
  .on(sessionEnded, () => false);
const $siteRoot = createStore('/').on(appStarted, (_, { siteRoot }) => siteRoot);

export const $session = createStore<Session>(SIGNED_OUT)
  .on(readSessionFx.doneData, (_, stored) => stored ?? SIGNED_OUT)
  .on(credentialsSet, (_, { user, accessToken, refreshToken }) => ({
    user,
    accessToken,
    refreshToken,
    isAuthenticated: true,
  }))
  .on(userUpdated, (session, user) =>
    session.user?.userId === user.userId
      ? { ...session, user: { ...tokensCarriedBy(session.user), ...user } }
      : session,
  )
  .reset(signedOut);

/** A profile has no tokens; since a refresh the user object carries them. */
function tokensCarriedBy({ token, refreshToken }: User): Partial<User> {
  return token === undefined || refreshToken === undefined ? {} : { token, refreshToken };
}

export const $isAuthenticated = $session.map(({ isAuthenticated }) => isAuthenticated);

export const viewerIdIn = (scope: Scope): string | null => scope.getState($session).user?.userId ?? null;

const $lastUserId = createStore<string | null>(null).on(
  $session,
  (lastUserId, { user }) => user?.userId ?? lastUserId,
);

/** Access tokens that this page has exchanged; a full storage still has them. */
const $exchanged = createStore<ReadonlySet<string>>(new Set())
  .on(rotateTokensFx.done, (tokens, { params: { session } }) =>
    session.accessToken === null ? tokens : new Set(tokens).add(session.accessToken),
  )
  .reset(signedOut);

/** Another tab has stored newer tokens or another profile of the same person. */
const takenOver = sample({
  clock: changedInAnotherTab,
  source: { session: $session, exchanged: $exchanged },
  filter: ({ session, exchanged }, stored) =>
    isSamePerson(session, stored) && !exchanged.has(stored?.accessToken ?? ''),
  fn: (_, stored) => stored ?? SIGNED_OUT,
});
$session.on(takenOver, (_, stored) => stored);

/** Once the session was stored, an empty storage means that another tab has signed out. */
const $isStored = createStore(false)
  .on(readSessionFx.doneData, (_, stored) => stored !== null)
  .on(saveSessionFx.doneData, (_, isStored) => isStored)
  .on(takenOver, () => true)
  .reset(signedOut);

function isSamePerson({ user }: Session, stored: Session | null): boolean {
  return stored?.isAuthenticated === true && stored.user?.userId === user?.userId;
}

export const refreshFx = attach({
  source: { session: $session, exchanged: $exchanged },
  effect: rotateTokensFx,
});

export const refreshed = sample({
  clock: rotateTokensFx.done,
  source: $session,
  // A refresh that ends after a sign-out, or after another sign-in, does not restore the session.
  filter: (session, { params }) =>
    session.isAuthenticated && session.refreshToken === params.session.refreshToken,
  fn: (session, { result }): Session => ({
    ...session,
    ...result,
    // By the contract, the user object carries both tokens after a refresh.
    user:
      session.user === null
        ? null
        : { ...session.user, token: result.accessToken, refreshToken: result.refreshToken },
  }),
});
$session.on(refreshed, (_, session) => session);

sample({ clock: appStarted, target: readSessionFx });
sample({
  clock: credentialsSet,
  source: $session,
  target: saveSessionFx,
});
sample({
  clock: userUpdated,
  source: $session,
  filter: ({ user }, updated) => user?.userId === updated.userId,
  // Another tab may have stored newer tokens, of which this tab was not notified yet.
  fn: (session) => ({ session, change: { user: session.user } }),
  target: updateStoredSessionFx,
});
sample({
  clock: refreshed,
  fn: (session) => ({ session, change: session }),
  target: updateStoredSessionFx,
});
sample({
  clock: updateStoredSessionFx.doneData,
  source: $isStored,
  filter: (wasStored, isStored) => wasStored && !isStored,
  fn: () => undefined,
  target: sessionEnded,
});
sample({
  clock: changedInAnotherTab,
  source: $session,
  // A frozen tab, or a page in the back/forward cache, missed the sign-out and finds the next person's session.
  filter: (session, stored) => session.isAuthenticated && !isSamePerson(session, stored),
  fn: () => undefined,
  target: sessionEnded,
});
sample({ clock: signedOut, source: $lastUserId, target: clearStorageFx });
sample({
  clock: clearStorageFx.finally,
  source: $siteRoot,
  filter: combine($isEndedByPerson, $isPublicPage, (isByPerson, isPublic) => isByPerson || !isPublic),
  target: goToSiteRootFx,
});

type RefreshFailure = 'refused' | 'no answer' | 'other';

const NO_ANSWER: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'timeout']);

const refreshFailed = sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: (session, { params }) =>
    session.isAuthenticated && session.accessToken === params.session.accessToken,
  fn: (_, { error }): RefreshFailure => {
    if (error instanceof RefreshRefusedError) return 'refused';
    return isApiError(error) && NO_ANSWER.has(error.kind) ? 'no answer' : 'other';
  },
});

/** Whether the server, not the person, ended the last session on this page. */
export const $isEndedByServer = createStore(false)
  .on(refreshFailed, (_, failure) => failure === 'refused')
  .reset(credentialsSet);

/** Why expired tokens have not been renewed yet, else null. */
export const $refreshFailure = createStore<RefreshFailure | null>(null)
  .on(refreshFailed, (_, failure) => (failure === 'refused' ? null : failure))
  .reset(refreshed, takenOver, signedOut);

export const $isRefreshDue = $refreshFailure.map((failure) => failure !== null);
export const $isRefreshUnanswered = $refreshFailure.map((failure) => failure === 'no answer');

sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({
  clock: refreshFailed,
  filter: (failure) => failure === 'refused',
  fn: () => undefined,
  target: sessionEnded,
});
