import type { User } from '@amana/api';
import { attach, combine, createStore, sample } from 'effector';
import {
  clearStorageFx,
  goToSiteRootFx,
  readSessionFx,
  rotateTokensFx,
  saveSessionFx,
  updateStoredSessionFx,
} from './session-effects.ts';
import {
  appStarted,
  credentialsSet,
  userUpdated,
  loggedOut,
  sessionEnded,
  signedOut,
  publicPageOpened,
  publicPageLeft,
  changedInAnotherTab,
} from './session-events.ts';
import { type Session, SIGNED_OUT } from './session-types.ts';

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

export const viewerId = (): string | null => $session.getState().user?.userId ?? null;

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
export const takenOver = sample({
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
